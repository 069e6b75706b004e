import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as engine, type Page } from "playwright";
import { chromium } from "#specs/support/browser.ts";
import { freePort } from "#specs/support/serverProcess.ts";
import { median, type Row } from "./measure.ts";

const rounds = 5;
const changes = 5;
/** Any file of the app does: this one is part of every page. */
const changed = "web/src/styles/ground.css";

/** `npm start` after a build, the first page of `npm run dev`, and a changed file in that page, from a user's command on. */
export const dev = async (): Promise<Row[]> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-dev-"));
  await chmod(home, 0o755);
  const browser = await engine.launch(chromium());
  const figures = { lines: [] as number[], page: [] as number[], change: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const lines = await untilLines(home);
      const { page, change } = await untilPage(home, browser);
      if (round === 0) continue; // makes the database, and what Vite prepares once
      figures.lines.push(lines);
      figures.page.push(page);
      figures.change.push(...change);
    }
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
  const row = (what: string, values: readonly number[], most: number): Row => ({
    what,
    baseline: Number.NaN,
    product: median(values),
    unit: "ms",
    bar: `≤ ${most} ms`,
    met: median(values) <= most,
  });
  return [
    row("npm start after a build: its two lines", figures.lines, 2000),
    row("npm run dev: the first page is shown", figures.page, 3000),
    row("npm run dev: a changed file is seen", figures.change, 200),
  ];
};

/** In a group of its own, so that what it starts ends with it. */
const npm = (script: string, home: string, port: number): ChildProcess =>
  spawn("npm", ["run", script], {
    env: { ...process.env, PORT: String(port), DATA_DIR: home, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await closed;
};

/** What its output says in the first place that fits. */
const said = (child: ChildProcess, words: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (part: Buffer) => {
      text += String(part);
      const found = words.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => reject(new Error(`It ended without ${words}:\n${text}`)));
  });

const untilLines = async (home: string): Promise<number> => {
  const since = performance.now();
  const child = npm("start", home, await freePort());
  await said(child, /Fanfold is ready at[^\n]*\n[^\n]*(\/outbox)/);
  const took = performance.now() - since;
  await end(child);
  return took;
};

const untilPage = async (
  home: string,
  browser: Browser,
): Promise<{ readonly page: number; readonly change: readonly number[] }> => {
  const page = await browser.newPage();
  const since = performance.now();
  const child = npm("dev", home, await freePort());
  // a change before the page hears of changes is seen with the next one only
  const hears = page.waitForEvent("console", (said) => said.text() === "[vite] connected.");
  try {
    await page.goto(await said(child, /Local:\s+(http:\S+)/));
    await page.getByRole("heading", { level: 1 }).waitFor();
    const took = performance.now() - since;
    await hears;
    return { page: took, change: await changesSeen(page) };
  } finally {
    await page.close();
    await end(child);
  }
};

/** Writes a value into a stylesheet, and waits until the page has it. */
const changesSeen = async (page: Page): Promise<readonly number[]> => {
  const before = await readFile(changed, "utf8");
  const took: number[] = [];
  try {
    for (let n = 0; n < changes; n++) {
      const seen = page.waitForFunction(
        (value) =>
          getComputedStyle(document.documentElement).getPropertyValue("--bench").trim() === value,
        String(n),
      );
      const since = performance.now();
      await write(`${before}\n:root { --bench: ${n}; }\n`);
      await seen;
      took.push(performance.now() - since);
      // the watcher leaves out what changes again within 50 ms
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    await write(before);
  }
  return took;
};

/** At once, as editors do: a file that is half written is no change. */
const write = async (text: string): Promise<void> => {
  const half = "node_modules/.cache/bench.css";
  await writeFile(half, text);
  await rename(half, changed);
};
