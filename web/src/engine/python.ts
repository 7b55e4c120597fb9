/// <reference lib="webworker" />
// Python in a worker: Pyodide, its standard library, and Parlour with the wheels it needs, all from the folder of the
// engine. Every file has to be the one that was built: the browser compares its hash.

import type { PyodideAPI } from "pyodide";
import type { Built } from "./messages";

const PLACE = "/lib/python3.14/site-packages";
const ARCHIVE = "/packages.zip"; // modules are imported out of it

/** Whatever is fetched from the folder is checked and counted. */
function watch(files: string, built: Built, progress: (bytes: number) => void): void {
  const plain = globalThis.fetch;
  let fetched = 0;
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const known = url.startsWith(files) ? built.files[url.slice(files.length)] : undefined;
    const answer = await plain(input, known ? { ...init, integrity: known.integrity } : init);
    fetched += known?.bytes ?? 0;
    progress(fetched);
    return answer;
  };
}

async function bytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

/** Start Python. */
export async function python(files: string, built: Built, progress: (bytes: number) => void = () => {}): Promise<PyodideAPI> {
  watch(files, built, progress);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as typeof import("pyodide");
  const [found, unpacked, packages] = await Promise.all([
    loadPyodide({
      indexURL: files,
      stdLibURL: `${files}stdlib.zip`,
      lockFileContents: { info: built.python, packages: {} }, // what it needs is here already
      packageBaseUrl: files,
    }),
    bytes(`${files}unpacked.zip`),
    bytes(`${files}packages.zip`),
  ]);
  found.unpackArchive(unpacked, "zip", { extractDir: PLACE });
  found.FS.writeFile(ARCHIVE, packages);
  found.runPython(`import sys; sys.path.insert(0, "${ARCHIVE}")`);
  return found;
}
