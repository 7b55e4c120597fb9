/// <reference types="vitest/config" />
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8080";

const HOUSE = /node_modules\/(?!uqr)|\/web\/src\/(ui\/|[^/]+$)|\/games\/[a-z]+\/(emblems\.ts|\w*Emblem\w*\.svelte)/;

/** Beside every file that gains by it lies its compressed form, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          if (!/\.(js|css|html|svg)$/.test(fileName) || source.length < 1024) continue;
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/parlour/server/client",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // light-dark() and <dialog>
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
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
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // a busy machine is no failure
  },
}));
