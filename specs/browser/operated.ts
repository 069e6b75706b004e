import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { startServer } from "#tools/server/serverProcess.ts";
import { watch } from "../assemblies/pages.ts";
import { test as base, expect } from "./test.ts";

interface Operated {
  readonly address: string;
  /** Gives back what was changed, if anything was. */
  reset(): Promise<void>;
  /** `npm run platform -- …`, as an operator of this very server types it. */
  platform(...args: readonly string[]): Promise<string>;
}

/** A server of one's own, whose platform may be changed without anybody else's tests hearing of it. */
export const test = base.extend<{ readonly still: undefined }, { readonly operated: Operated }>({
  operated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "fanfold-shell-"));
      const server = await startServer(folder);
      const env = { ...process.env, DATA_DIR: folder };
      const run = async (...args: readonly string[]) =>
        (await promisify(execFile)(process.execPath, ["tools/platform.ts", ...args], { env }))
          .stdout;
      let isChanged = false;
      await use({
        address: server.address,
        reset: async () => {
          if (isChanged) await run("--as-started");
          isChanged = false;
        },
        platform: (...args) => {
          isChanged = true;
          return run(...args);
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  still: [
    async ({ operated, context }, use) => {
      const faults: string[] = [];
      watch(context, faults);
      await operated.reset();
      await use(undefined);
      expect(faults, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

export const banner = (page: Page, name: string): Locator => page.getByRole("region", { name });
export const cookies = (page: Page): Locator => banner(page, "Cookies");
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
