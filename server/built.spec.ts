import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builtServer } from "./built.mjs";

let root: string;
let source: string;
const built = () => {
  const folder = pathToFileURL(`${root}/`);
  return builtServer(folder, folder)?.pathname;
};
const note = (size: number, moment: number) =>
  writeFileSync(join(root, "sources.txt"), `${size} ${moment} a file.ts`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "built-"));
  source = join(root, "a file.ts");
  writeFileSync(source, "text");
  const { size, mtimeMs } = statSync(source);
  note(size, mtimeMs);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it("[P12] what was built is taken while its sources are as they were", () => {
  expect(built()).toBe(`${root}/`);
});

it("[P12] a source that was written, changed or taken away since makes it stale", () => {
  utimesSync(source, 1, 1);
  expect(built()).toBeUndefined();
  const { size, mtimeMs } = statSync(source);
  note(size + 1, mtimeMs);
  expect(built()).toBeUndefined();
  note(size, mtimeMs);
  expect(built()).toBe(`${root}/`);
  rmSync(source);
  expect(built()).toBeUndefined();
});

it("[P12] nothing built, or watching for changes, means the sources", () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  expect(built()).toBeUndefined();
  vi.unstubAllEnvs();
  rmSync(join(root, "sources.txt"));
  expect(built()).toBeUndefined();
});
