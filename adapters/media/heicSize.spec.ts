import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { heicPixels } from "./heicSize.ts";

const file = async (name: string) =>
  Buffer.from(await readFile(new URL(`./fixtures/${name}.heic`, import.meta.url)));

it("[R14] a HEIC is as large as the largest picture in it says, before any decoder sees it", async () => {
  expect(heicPixels(await file("quarters"))).toBe(64 * 64);
  expect(heicPixels(await file("twelve-megapixels"))).toBe(4032 * 3024);
  const bomb = await file("quarters");
  const at = bomb.lastIndexOf("ispe");
  bomb.writeUInt32BE(0xffff_ffff, at + 8);
  bomb.writeUInt32BE(0xffff_ffff, at + 12);
  expect(heicPixels(bomb)).toBe(0xffff_ffff ** 2);
});

it("[R14] a HEIC that says no size, or whose boxes are not one in another, has none", async () => {
  const whole = await file("quarters");
  const start = whole.subarray(0, 28);
  const deep = Array.from({ length: 1000 }, (_, n) => {
    const head = Buffer.from("\0\0\0\0meta");
    head.writeUInt32BE((1000 - n) * 8);
    return head;
  });
  expect(heicPixels(Buffer.concat([start, ...deep]))).toBeNull();
  expect(heicPixels(start)).toBeNull();
  for (const box of ["meta", "iprp", "ipco", "ispe"]) {
    const without = Buffer.from(whole);
    for (let at = without.indexOf(box); at >= 0; at = without.indexOf(box, at))
      without.write("free", at);
    expect(heicPixels(without), box).toBeNull();
  }
  // a box that says it is empty, or longer than what it lies in, leads nowhere
  for (const length of [0, 7, 0xffff_ffff]) {
    const broken = Buffer.from(whole);
    broken.writeUInt32BE(length, broken.indexOf("ipco") - 4);
    expect(heicPixels(broken), `${length}`).toBeNull();
  }
});
