/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build as bundled, defineConfig, type Plugin, type Rolldown } from "vite";
import { shortened } from "./shortened.ts";

const SERVER = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8080";

const HOUSE = /node_modules\/(?!uqr)|\/web\/src\/(ui\/|[^/]+$)|\/games\/[a-z]+\/(emblems\.ts|\w*Emblem\w*\.svelte)/;

const TARGET = ["chrome123", "firefox121", "safari17.5"]; // light-dark() and <dialog>
const FIRST = /\/web\/src\/(pages\/(Home|Table|Missing)\.svelte|words\/)/; // whatever else is kept when it is used

const ENGINE = "../build/engine"; // what `python -m web.site` has built

// As strict as Pyodide allows: WebAssembly may be compiled, and nothing comes from elsewhere. A page cannot say of itself
// that nobody may frame it; that takes a header of the host (docs/site.md).
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  ...["style", "font", "connect", "manifest", "worker"].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The engine that was built, with the hashes of its files. */
function engineBuilt(): { version: string; files: Record<string, unknown> } {
  const manifest = `${ENGINE}/manifest.json`;
  if (!existsSync(manifest)) throw new Error("There is no engine yet: make site builds it first.");
  return JSON.parse(readFileSync(manifest, "utf8")) as ReturnType<typeof engineBuilt>;
}

/** Makes the client a site that any host can serve: the engine beside it, links behind a #, relative addresses, a policy. */
function site(): Plugin {
  const { version, files } = engineBuilt();
  return {
    name: "site",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".svelte")) return { code: code.replaceAll('href="/', 'href="#/'), map: null };
    },
    transformIndexHtml: (html) => html.replace("<title>", `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <title>`),
    generateBundle() {
      for (const name of Object.keys(files)) {
        this.emitFile({ type: "asset", fileName: `engine-${version}/${name}`, source: readFileSync(`${ENGINE}/files/${name}`) });
      }
      for (const name of readdirSync("public", { recursive: true, withFileTypes: true })) {
        if (!name.isFile()) continue;
        const path = `${name.parentPath}/${name.name}`;
        const source = readFileSync(path);
        const relative = path.endsWith(".webmanifest") ? source.toString().replaceAll('"/', '"./') : source;
        this.emitFile({ type: "asset", fileName: path.slice("public/".length), source: relative });
      }
    },
  };
}

/** Messages in as few bytes as possible. */
const messages: Plugin = {
  name: "messages",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    return `export default ${JSON.stringify(shortened(readFileSync(id.replace("?raw", ""), "utf8")))}`;
  },
};

/** Gives the client its build id, by which the server tells an old page, and the service worker that keeps its files. */
function app(whole: boolean): Plugin {
  return {
    name: "app",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"] as Rolldown.OutputAsset;
        const names = Object.keys(bundle).sort();
        const build = createHash("sha256")
          .update(names.join() + index.source)
          .digest("hex")
          .slice(0, 16);
        index.source = String(index.source).replace("</title>", `</title>\n    <meta name="build" content="${build}" />`);
        const define = {
          BUILD: JSON.stringify(build),
          SHELL: JSON.stringify(whole ? names.filter((name) => name !== "index.html") : shellOf(bundle)),
        };
        this.emitFile({ type: "asset", fileName: "worker.js", source: await workerOf(define) });
      },
    },
  };
}

/** What it takes to open: the first page and a table, in any language, with all that they import. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const shell = new Set(Object.keys(bundle).filter((name) => name.endsWith(".woff2")));
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || shell.has(name)) return;
    shell.add(name);
    file.viteMetadata?.importedCss.forEach((css) => shell.add(css));
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && (file.isEntry || FIRST.test(file.facadeModuleId ?? ""))) add(file.fileName);
  }
  return [...shell];
}

/** One script without imports: not every browser takes others as service workers. */
async function workerOf(define: Record<string, string>): Promise<string> {
  const found = (await bundled({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: { write: false, target: TARGET, rolldownOptions: { input: "src/worker/worker.ts", output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  return found.output[0].code;
}

/** Beside every file that gains by it lies its compressed form, so that the server need not compress. Hosts of a site may
 * know a better one, too. */
function compressed(better: boolean): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          if (!/\.(js|mjs|css|html|svg|json|wasm)$/.test(fileName) || source.length < 1024) continue;
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
          if (better) this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, BROTLI) });
        }
      },
    },
  };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Tests that replace modules or globals have those to themselves; all others share them, which costs less. */
function projects() {
  const alone: string[] = [];
  const together: string[] = [];
  for (const name of readdirSync("tests").filter((each) => each.endsWith(".test.ts")))
    (/\bvi\.(mock|doMock|stubGlobal)\(/.test(readFileSync(`tests/${name}`, "utf8")) ? alone : together).push(`tests/${name}`);
  return [
    { extends: true as const, test: { name: "alone", include: alone } },
    { extends: true as const, test: { name: "together", include: together, isolate: false } },
  ];
}

export default defineConfig(({ mode }) => ({
  plugins: [...(mode === "site" ? [site()] : []), svelte(), messages, app(mode === "site"), compressed(mode === "site")],
  ...(mode === "site" && { base: "./", publicDir: false as const, define: { ENGINE: JSON.stringify(engineBuilt()) } }),
  // By their names the server knows the scripts that may compile WebAssembly.
  worker: { format: "es" as const, rolldownOptions: { output: { entryFileNames: "assets/engine-[name]-[hash].js" } } },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/parlour/server/client",
    emptyOutDir: true,
    target: TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // the worker is built within this build
      output: {
        // What every page needs comes in one file; pages, tables, languages and the QR code come when they are wanted.
        codeSplitting: { groups: [{ name: "house", test: HOUSE }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the games' sentences lie beside their rules
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:8080/" } },
    pool: "threads",
    experimental: { fsModuleCache: true }, // what has not changed is not compiled again
    projects: mode === "test" ? projects() : [],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // a busy machine is no failure
  },
}));
