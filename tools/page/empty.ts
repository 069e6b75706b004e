import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the page of React, React Router and MobX alone as the product is built, into `folder`. */
export const buildEmptyPage = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("../../web/empty", import.meta.url)),
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "baseline-widely-available",
      manifest: true,
      sourcemap: true,
    },
  });
};
