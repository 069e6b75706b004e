import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { bothSizes, onlyPhone } from "./specs/browser/sizes.ts";
import { headlessShell } from "./specs/support/browser.ts";

/**
 * A test starts the server it needs by itself, with its own data folder and port. To run all of
 * them against one server instead, name its command; it is given PORT, and `baseURL` points there:
 *
 *   E2E_SERVER="node server/main.mjs" npm run e2e
 */
const command = process.env.E2E_SERVER;
const port = Number(process.env.PORT ?? 5199);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "specs/browser",
  testMatch: "**/*.e2e.ts",
  outputDir: "reports/browser",
  reporter: [
    [process.env.CI ? "dot" : "list"],
    ["json", { outputFile: process.env.E2E_REPORT ?? "reports/browser.json" }],
    ["./tools/checks/playwrightReporter.ts"],
  ],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // pages wait for motion and clocks a third of their time
  workers: Math.min(3, availableParallelism() + 1),
  // drawn in software on two cores, which may be busy: patience costs nothing where all goes well
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // drawn in software on two cores, a page may once be slower than its wait: a fault fails every time
  retries: 2,
  use: {
    browserName: "chromium",
    launchOptions: headlessShell(),
    permissions: ["camera", "microphone"],
    // only of a second try: a trace copies the whole page at every step, a fifth of the run.
    // Without its film strip: that draws every frame once more, and there may be no graphics card
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    ...(command === undefined ? {} : { baseURL: address }),
  },
  projects: [
    {
      name: "phone",
      grep: new RegExp(`${bothSizes}|${onlyPhone}`),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      grepInvert: new RegExp(onlyPhone),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(command === undefined
    ? {}
    : {
        webServer: {
          command,
          env: { PORT: String(port) },
          url: address,
          reuseExistingServer: false,
          stdout: "ignore" as const,
        },
      }),
});
