// The engine of the site without a browser: node pyodide.mjs ENGINE SOURCE.PY CALL prints what a call in a module gives.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engine, source, call] = process.argv.slice(2);
const files = `${engine}/files/`;
const { loadPyodide } = await import(pathToFileURL(`${files}pyodide.mjs`).href);
const { python } = JSON.parse(readFileSync(`${engine}/manifest.json`, "utf8"));
const bytes = (name) => new Uint8Array(readFileSync(files + name));
const pyodide = await loadPyodide({ indexURL: files, stdLibURL: `${files}stdlib.zip`, lockFileContents: { info: python, packages: {} } });
pyodide.unpackArchive(bytes("unpacked.zip"), "zip", { extractDir: "/lib/python3.14/site-packages" });
pyodide.FS.writeFile("/packages.zip", bytes("packages.zip"));
pyodide.FS.writeFile("/source.py", readFileSync(source));
process.stdout.write(
  pyodide.runPython(`
import sys
sys.path[:0] = ["/packages.zip", "/"]
from source import *
${call}
`),
);
