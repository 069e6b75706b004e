import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasFewBoxes } from "./boxes.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boxes-"));
});
afterAll(() => rm(folder, { recursive: true }));

const box = (size: number, more = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write("free", 4, "latin1");
  return Buffer.concat([head, more]);
};
const few = async (...boxes: readonly Buffer[]): Promise<boolean> => {
  const path = join(folder, "file");
  await writeFile(path, Buffer.concat(boxes));
  return hasFewBoxes(path);
};
const long = (size: number) => {
  const behind = Buffer.alloc(8);
  behind.writeBigUInt64BE(BigInt(size));
  return Buffer.concat([box(1, behind), Buffer.alloc(size - 16)]);
};

it("[R14] ten thousand boxes are few, and one more is not", async () => {
  const many = Array<Buffer>(9999).fill(box(8));
  expect(await few(...many, box(16, Buffer.alloc(8)))).toBe(true);
  expect(await few(...many, long(32), box(8))).toBe(false);
});

it("[R14] the sizes that boxes say are gone by, and what can’t be ends the walk", async () => {
  const within = Buffer.concat(Array<Buffer>(20_000).fill(box(8)));
  expect(await few(box(8 + within.length, within))).toBe(true);
  expect(await few(long(16 + 160_000), box(8))).toBe(true);
  for (const size of [0, 7]) expect(await few(box(8), box(size), within)).toBe(true);
  expect(await few()).toBe(true);
});
