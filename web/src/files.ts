// Files for whoever sits here: to save, and to read.

/** Let the browser save something as a file. */
export function save(name: string, what: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(what)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin late
}
