// What the engine keeps on this device, in IndexedDB: rows of the tables that a server has, each under its table and key.

const NAME = "parlour";
const STORE = "rows";

interface Row {
  table: string;
  row: Record<string, unknown>;
}

interface Change {
  table: string;
  key: (string | number)[];
  row: Record<string, unknown> | null;
}

export class Shelf {
  #db: Promise<IDBDatabase> | undefined;

  /** All rows by table, as JSON. */
  load = async (): Promise<string> => {
    const rows = (await whole((await this.#open()).transaction(STORE).objectStore(STORE).getAll())) as Row[];
    const tables: Record<string, unknown[]> = {};
    for (const { table, row } of rows) (tables[table] ??= []).push(row);
    return JSON.stringify(tables);
  };

  /** Keep all of these changes, or none of them. When this is over, they survive the end of the page. */
  keep = async (text: string): Promise<void> => {
    const transaction = (await this.#open()).transaction(STORE, "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("The device keeps nothing more."));
    });
    const store = transaction.objectStore(STORE);
    for (const { table, key, row } of JSON.parse(text) as Change[]) {
      if (row) store.put({ table, row } satisfies Row, [table, ...key]);
      else store.delete([table, ...key]);
    }
    await done;
  };

  #open(): Promise<IDBDatabase> {
    this.#db ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error("IndexedDB cannot be opened."));
    });
    return this.#db;
  }
}

function whole<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB cannot be read."));
  });
}
