// The logs of matches that are taken along, in IndexedDB: as the server has told them, entry by entry. For a match that
// went on offline, also how many entries there were then. What came after that is with the engine (`engine/shelf.ts`).

const NAME = "parlour-along";
const ENTRIES = "entries"; // under match and number
const LEFT = "left"; // under match: how many entries there were when it went on offline
const ENGINE = "parlour"; // what the engine keeps,
const ROWS = "rows"; // and where

let opened: Promise<IDBDatabase> | undefined;

const open = () => (opened ??= database(NAME, 1, (db) => [ENTRIES, LEFT].forEach((store) => db.createObjectStore(store))));

const all = (...key: IDBValidKey[]) => IDBKeyRange.bound(key, [...key, []]); // whatever begins with this: arrays come last

/** Keep some entries. */
export async function keep(match: string, since: number, entries: unknown[]): Promise<void> {
  const transaction = (await open()).transaction(ENTRIES, "readwrite");
  const store = transaction.objectStore(ENTRIES);
  entries.forEach((entry, at) => store.put(entry, [match, since + at]));
  await done(transaction);
}

/** How many entries of a match are here. */
export async function count(match: string): Promise<number> {
  return whole((await open()).transaction(ENTRIES).objectStore(ENTRIES).count(all(match)));
}

/** All entries of a match. */
export async function read(match: string): Promise<unknown[]> {
  return whole((await open()).transaction(ENTRIES).objectStore(ENTRIES).getAll(all(match)));
}

/** A match goes on here, after so many entries. */
export async function leave(match: string, entries: number): Promise<void> {
  const transaction = (await open()).transaction(LEFT, "readwrite");
  transaction.objectStore(LEFT).put(entries, match);
  await done(transaction);
}

/** After how many entries a match went on here, if it did and the server does not know that yet. */
export async function leftAt(match: string): Promise<number | undefined> {
  return (await whole((await open()).transaction(LEFT).objectStore(LEFT).get(match))) as number | undefined;
}

/** What was played in a match after so many entries, as the engine has kept it. */
export async function played(match: string, since: number): Promise<unknown[]> {
  const engine = await database(ENGINE, 1, (db) => db.createObjectStore(ROWS));
  const rows: { row: { entry: string } }[] = await whole(engine.transaction(ROWS).objectStore(ROWS).getAll(all("entries", match)));
  engine.close();
  return rows.slice(since).map(({ row }) => JSON.parse(row.entry) as unknown);
}

/** All matches that went on here. */
export async function left(): Promise<string[]> {
  return (await whole((await open()).transaction(LEFT).objectStore(LEFT).getAllKeys())) as string[];
}

/** The server has it all, or it is over. What the engine keeps goes with the last match that it had. */
export async function forget(match: string): Promise<void> {
  const transaction = (await open()).transaction([ENTRIES, LEFT], "readwrite");
  transaction.objectStore(ENTRIES).delete(all(match));
  transaction.objectStore(LEFT).delete(match);
  await done(transaction);
  if (!(await left()).length) indexedDB.deleteDatabase(ENGINE);
}

function database(name: string, version: number, create: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, version);
    asked.onupgradeneeded = () => create(asked.result);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB cannot be opened."));
  });
}

function whole<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB cannot be read."));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("The device keeps nothing more."));
  });
}
