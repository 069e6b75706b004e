import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Clock, minutes } from "#core/kernel/index.ts";
import { openWork } from "./index.ts";

let data: string;
let folder: string;
let time: number;
const clock: Clock = { now: () => time, after: () => () => {}, every: () => () => {} };
const open = (shared: boolean) => openWork({ folder, clock, shared });

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "work-"));
  folder = join(data, "work");
  time = Date.UTC(2026, 2, 1);
});
afterEach(() => rm(data, { recursive: true }));

/** The folder of a recording, begun and last written to so many minutes ago. */
const leave = async (name: string, begun: number, written: number) => {
  const [own, source] = [join(folder, name), join(folder, name, "source")];
  await mkdir(own, { recursive: true });
  await writeFile(source, "voice");
  await utimes(source, (time - minutes(written)) / 1000, (time - minutes(written)) / 1000);
  await utimes(own, (time - minutes(begun)) / 1000, (time - minutes(begun)) / 1000);
};

it("[R16] the work folder is its owner’s alone", async () => {
  expect((await open(false)).path).toBe(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("[MEDIA-09] [R15] the only server of a data folder drops at the start all that is left", async () => {
  await leave("clip-a", 0, 0);
  await leave("clip-b", 90, 90);
  await writeFile(join(folder, "file"), "voice");
  await open(false);
  expect(await readdir(folder)).toEqual([]);
});

it("[MEDIA-09] [R15] beside others a server leaves what was written to within the hour, and drops the rest", async () => {
  await leave("clip-dead", 90, 70);
  await leave("clip-long", 90, 50);
  await leave("clip-new", 0, 0);
  const work = await open(true);
  expect((await readdir(folder)).toSorted()).toEqual(["clip-long", "clip-new"]);
  time += minutes(20);
  await work.sweep();
  expect(await readdir(folder)).toEqual(["clip-new"]);
  time += minutes(41);
  await work.sweep();
  expect(await readdir(folder)).toEqual([]);
});

it("[R15] the only server leaves later what it works on itself", async () => {
  const work = await open(false);
  await leave("clip-own", 50, 50);
  await work.sweep();
  expect(await readdir(folder)).toEqual(["clip-own"]);
});
