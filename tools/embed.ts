import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import { treeshake, withoutPanels, worker } from "./rooms.ts";
import { shaders } from "./shaders.ts";
import { words } from "./words.ts";

const house = fileURLToPath(new URL("..", import.meta.url));
const place = "__EMBED_SHEET__";

/** All looks of the slides in one file, which a shadow links itself: puts its name where it is asked for. */
const oneSheet = (): Plugin => ({
  name: "one-sheet",
  enforce: "post",
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
    const [sheet] = sheets;
    if (!sheet || sheets.length > 1) throw new Error(`${sheets.length} sheets for embedded cards`);
    const asks = Object.values(bundle).flatMap((one) =>
      one.type === "chunk" && one.code.includes(place) ? [one] : [],
    );
    if (asks.length === 0) throw new Error("Nobody asks for the looks of embedded cards");
    for (const chunk of asks) {
      const up = "../".repeat(chunk.fileName.split("/").length - 1);
      chunk.code = chunk.code.replaceAll(place, `${up || "./"}${sheet.fileName}`);
    }
  },
});

/** The script that shows a card on any page: `embed.js`, its parts beside those of the app (decision 0022). */
export const embedBuild = (): InlineConfig => ({
  configFile: false,
  root: `${house}web`,
  // found from where the script lies, whatever page it runs on
  base: "./",
  publicDir: false,
  logLevel: "warn",
  plugins: [words(), shaders(), withoutPanels(), react(), oneSheet()],
  worker,
  build: {
    outDir: `${house}dist/web`,
    emptyOutDir: false,
    target: "baseline-widely-available",
    sourcemap: true,
    manifest: false,
    modulePreload: false,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: `${house}web/src/embed/main.ts`,
      treeshake,
      output: {
        entryFileNames: "embed.js",
        chunkFileNames: "assets/embed-[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
