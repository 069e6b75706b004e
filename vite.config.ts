import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { oldBrowsers } from "./tools/old.ts";
import { groupsOf, pageParts } from "./tools/parts.ts";
import { pastBarrels } from "./tools/pastBarrels.ts";
import { preloads } from "./tools/preloads.ts";
import { treeshake, worker } from "./tools/rooms.ts";
import { shaders } from "./tools/shaders.ts";
import { words } from "./tools/words.ts";

const house = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.SERVER ?? "http://127.0.0.1:5174";

export default defineConfig({
  root: "web",
  // covers are drawn on the page itself where a worker cannot draw
  plugins: [words(), shaders(), preloads(), oldBrowsers(), react(), pastBarrels()],
  resolve: {
    alias: [
      // what React has had for long
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      // the same as the browsers of today read it
      { find: /^tsyringe$/, replacement: "tsyringe/dist/esm2015/index.js" },
      { find: "reflect-metadata/lite", replacement: `${house}adapters/tsyringe/reflect.ts` },
    ],
  },
  worker,
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "baseline-widely-available",
    sourcemap: true,
    manifest: true,
    // the licences of all that is built in, as most of them ask
    license: { fileName: "licences.txt" },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // a build at the start says only what went wrong
      checks: { bundlerTimings: false },
      treeshake,
      output: {
        codeSplitting: {
          groups: groupsOf(pageParts),
        },
      },
    },
  },
  server: {
    // made ready while the browser is on its way: the first page is some 300 modules
    warmup: { clientFiles: ["./src/main.tsx", "./src/screens/landing/index.ts"] },
    // `#core/…` and `#adapters/…` lie beside the web root, not below it.
    fs: { allow: [house] },
    proxy: { "/api": server, "/uploads": server, "/files": server, "/outbox": server },
  },
});
