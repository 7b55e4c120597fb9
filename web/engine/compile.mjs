// Compiles Python sources for the engine of the site: in Pyodide itself, since bytecode belongs to one version of Python.
// node compile.mjs LEVEL FOLDER...: in each folder, every .py becomes a .pyc. Nothing is compiled again in anybody's
// browser. Level 2 leaves out docstrings and assertions, 0 nothing.

import { loadPyodide } from "pyodide";

const COMPILE = `
import pathlib, py_compile

def compile_all(root, level):
    for path in sorted(pathlib.Path(root).rglob("*.py")):
        py_compile.compile(
            str(path),
            cfile=str(path.with_suffix(".pyc")),
            dfile=path.relative_to(root).as_posix(),
            doraise=True,
            optimize=level,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        path.unlink()
`;

const pyodide = await loadPyodide();
pyodide.runPython(COMPILE);
const [level, ...folders] = process.argv.slice(2);
for (const [number, folder] of folders.entries()) {
  pyodide.mountNodeFS(`/tree${number}`, folder);
  pyodide.globals.get("compile_all")(`/tree${number}`, Number(level));
}
