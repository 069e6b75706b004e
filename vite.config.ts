import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { oldBrowsers } from "./tools/old.ts";
import { pastBarrels } from "./tools/pastBarrels.ts";
import { preloads } from "./tools/preloads.ts";
import { basis, treeshake, worker } from "./tools/rooms.ts";
import { shaders } from "./tools/shaders.ts";
import { words } from "./tools/words.ts";

const house = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.SERVER ?? "http://127.0.0.1:5174";

/** What the first page and nearly every other is made of: one file packs better than thirty. */
const shared = new RegExp(
  [
    "web/src/components/(avatar|badge|banner|button|card|disclose|empty|icon|layout|logo|menu/Menu\\.|page|price|skeleton|toasts/told|top-bar|wait)/?",
    "web/src/(app|hooks)/",
    "web/src/shell/(Go|Hint|anew|chunk|guard|reach)\\.",
    "web/src/screens/frame/SiteBar",
    "core/kernel/(clock|money|outcome)",
    "core/app/(session/(?!resume|goOn)|shell|preferences|reporter|appContext)",
    "core/domain/navigation/(?!later|forward|support)",
    "core/domain/presenters/poster",
    "core/domain/words/transport",
    "core/app/shop/poster",
    "web/src/screens/landing/(asked|cover)\\.",
    "words/(shell|notices)$",
    "lucide-react/dist/esm/(?!icons)",
  ].join("|"),
);

/** Its rules and models: evaluated in a task of their own (P3). */
const ground = new RegExp(
  [
    "core/kernel/(clock|money|outcome)",
    "core/app/(session/(?!resume|goOn)|shell|preferences|reporter|appContext)",
    "core/domain/navigation/(?!later|forward|support)",
    "core/domain/(words/transport|occasion/window)",
    "node_modules[\\\\/](tsyringe|openapi-fetch|@lingui[\\\\/]core)[\\\\/]",
    "openapi/",
    "adapters/tsyringe/",
  ].join("|"),
);

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
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: "frame",
              test: /node_modules[\\/](react-router|mobx|mobx-react-lite)[\\/]/,
              priority: 2,
            },
            { name: "ground", test: ground, priority: 2 },
            { name: "paper", test: shared, priority: 1 },
            { name: "three", test: /node_modules[\\/]three[\\/]/, priority: 2 },
            basis,
          ],
        },
      },
    },
  },
  server: {
    // made ready while the browser is on its way: the first page is some 700 modules
    warmup: { clientFiles: ["./src/main.tsx", "./src/screens/landing/index.ts"] },
    // `#core/…` and `#adapters/…` lie beside the web root, not below it.
    fs: { allow: [house] },
    proxy: { "/api": server, "/uploads": server, "/files": server, "/outbox": server },
  },
});
