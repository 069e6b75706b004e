import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { chromium as installed } from "#specs/support/browser.ts";

/** A browser whose tabs nobody looks into: what a debugger asks of a page takes its time too. */
export interface Tabs {
  /** Opens `address` in a tab of its own, in front, until `until` is there. */
  during<T>(address: string, until: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const openTabs = async (): Promise<Tabs> => {
  const { executablePath = chromium.executablePath(), args } = installed();
  const home = await mkdtemp(join(tmpdir(), "fanfold-tabs-"));
  const browser = spawn(
    executablePath,
    [
      ...args,
      "--headless=new",
      "--disable-background-timer-throttling",
      "--disable-renderer-backgrounding",
      "--disable-backgrounding-occluded-windows",
      "--disable-field-trial-config",
      "--window-size=520,800",
      "--remote-debugging-port=0",
      `--user-data-dir=${home}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const ended = once(browser, "exit");
  let port = "";
  while (port === "") {
    if (browser.exitCode !== null) throw new Error("The browser did not start");
    await wait(100);
    const told = await readFile(join(home, "DevToolsActivePort"), "utf8").catch(() => "");
    port = told.split("\n")[0] ?? "";
  }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/json/${path}`, { method: "PUT" });
  return {
    during: async (address, until) => {
      const tab = (await (await ask(`new?${address}`)).json()) as { id: string };
      try {
        return await until;
      } finally {
        await (await ask(`close/${tab.id}`)).text();
      }
    },
    close: async () => {
      browser.kill();
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
