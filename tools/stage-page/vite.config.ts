import { defineConfig } from "vite";

/** A page for looking at covers: `npx vite --config tools/stage-page/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/../../web/public`,
  server: { port: 5199, fs: { allow: ["../.."] } },
  build: { outDir: "/tmp/stage-page", emptyOutDir: true, copyPublicDir: false, target: "es2023" },
  worker: { format: "es" },
  optimizeDeps: { include: ["three", "zod/mini"] },
});
