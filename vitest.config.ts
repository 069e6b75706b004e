import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./specs/support/browser.ts";
import { filesUnderWay } from "./tools/checks/vitestReporter.ts";
import { shaders } from "./tools/shaders.ts";

const browserSpecs = "**/*.browser.spec.{ts,tsx}";
const report = process.env.UNIT_REPORT;
/** A busy machine is slow, not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const outside = ["**/node_modules/**", "**/dist/**"];

const domSpecs = "web/**/*.spec.{ts,tsx}";
/** A file that replaces a module for itself needs modules of its own. */
const mocking = globSync(domSpecs).filter((file) =>
  /\bvi\.(do)?mock\(/i.test(readFileSync(file, "utf8")),
);
/** Components in a document without a browser. */
const dom = {
  ...patience,
  environment: "happy-dom",
  setupFiles: ["web/src/testing/clean.ts"],
};

export default defineConfig({
  test: {
    // The npm scripts name their report; a run of one file by hand leaves the last ones alone.
    reporters: report ? ["default", ["json", { outputFile: report }], filesUnderWay] : ["default"],
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
          maxWorkers: 2,
          include: ["{core,openapi,adapters,server,tools,specs}/**/*.spec.ts"],
          exclude: [...outside, browserSpecs],
        },
      },
      {
        plugins: [react()],
        test: {
          ...dom,
          name: "dom",
          // one graph of modules for many files takes a fifth of the time
          isolate: false,
          include: [domSpecs],
          exclude: [...outside, browserSpecs, ...mocking],
        },
      },
      {
        plugins: [react()],
        test: { ...dom, name: "dom mocking", include: mocking, exclude: outside },
      },
      {
        // covers are looked at with their shaders as they are built
        plugins: [react(), { ...shaders(), apply: undefined }],
        // found while a file is being tested they would have it loaded anew, and all others with it
        optimizeDeps: {
          include: [
            "@base-ui/react/dialog",
            "@base-ui/react/menu",
            "@base-ui/react/tabs",
            "@base-ui/react/toast",
            "@base-ui/react/tooltip",
            "@lingui/core",
            "@lingui/message-utils/compileMessage",
            "@lingui/react",
            "idb",
            "lucide-react",
            "mediabunny",
            "openapi-fetch",
            "qrcode",
            "react-dom/client",
            "react-router",
            "three",
            "topojson-client",
            "zod/mini",
          ],
        },
        test: {
          name: "browser",
          ...patience,
          // half a second of the processor's time for each file, most of it the same modules once more
          isolate: false,
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
