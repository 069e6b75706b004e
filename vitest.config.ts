import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { headlessShell } from "./tools/browser.ts";
import { shaders } from "./tools/shaders.ts";

const browserSpecs = "**/*.browser.spec.{ts,tsx}";
const report = process.env.UNIT_REPORT;
/** A busy machine is slow, not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const outside = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // The npm scripts name their report; a run of one file by hand leaves the last ones alone.
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    coverage: {
      provider: "v8",
      include: ["core/**", "openapi/**", "adapters/**", "server/**", "web/src/**"],
      exclude: ["**/*.spec.{ts,tsx}"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "reports/coverage",
    },
    projects: [
      {
        test: {
          name: "node",
          ...patience,
          environment: "node",
          // Models and handlers keep nothing in modules, so files may share one module graph.
          isolate: false,
          include: ["{core,openapi,adapters,server,tools,specs}/**/*.spec.ts"],
          exclude: [...outside, browserSpecs],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "dom",
          ...patience,
          environment: "happy-dom",
          setupFiles: ["web/src/testing/clean.ts"],
          include: ["web/**/*.spec.{ts,tsx}"],
          exclude: [...outside, browserSpecs],
        },
      },
      {
        // covers are looked at with their shaders as they are built
        plugins: [react(), { ...shaders(), apply: undefined }],
        test: {
          name: "browser",
          ...patience,
          include: [browserSpecs],
          exclude: outside,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessShell() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
