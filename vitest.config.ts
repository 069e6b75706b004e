import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./tools/browser.ts";

const browserSpecs = "**/*.browser.spec.{ts,tsx}";
const outside = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    reporters: ["default", "json"],
    // One file a run, since `unit` and `unit:browser` are separate runs: see tools/checks.
    outputFile: { json: process.env.UNIT_REPORT ?? "reports/unit.json" },
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
          environment: "happy-dom",
          include: ["web/**/*.spec.{ts,tsx}"],
          exclude: [...outside, browserSpecs],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "browser",
          include: [browserSpecs],
          exclude: outside,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
