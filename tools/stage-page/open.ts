import { chromium } from "playwright";
import { createServer } from "vite";
import { chromium as installed } from "#specs/support/browser.ts";

/** A page that nothing else shares a process with has a clock of 5 µs, others one of 100. */
const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Opens the page that draws covers in a browser of its own; its functions hang at `window` (page.ts). */
export const openStagePage = async (address = "?bare", sign = "shoot") => {
  const vite = await createServer({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    // somebody may be at work on the files meanwhile: what is being drawn is not disturbed
    server: { port: 0, hmr: false, watch: null, headers: isolated },
    logLevel: "error",
  });
  await vite.listen();
  const browser = await chromium.launch(installed());
  const page = await browser.newPage();
  page.on("console", (message) => console.error(message.text().slice(0, 800)));
  page.on("pageerror", (error) => console.error(error.message));
  await page.goto(`${vite.resolvedUrls?.local[0]}${address}`);
  await page.waitForFunction(`"${sign}" in window`);
  return {
    page,
    close: async () => {
      await browser.close();
      await vite.close();
    },
  };
};
