import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { decodeHeic } from "./heic.ts";
import { openHeic } from "./heicFile.ts";
import { startLibheif } from "./heicLibrary.ts";
import { imageProcessor } from "./testing.ts";

const at = (name: string) => new URL(`./fixtures/${name}.heic`, import.meta.url);
const file = async (name: string) => Buffer.from(await readFile(at(name)));

/** Run in a process of its own: MB that it has more at the most, once a picture was made, than after a small one. */
const grown = (name: string): number => {
  const script = `
    (async () => {
      const { imageProcessor } = await import("./adapters/media/testing.ts");
      const make = async (url) => {
        const bytes = require("node:fs").readFileSync(new URL(url));
        const made = await imageProcessor.process(bytes, null);
        if (!made.ok) throw new Error(made.reason);
        return process.resourceUsage().maxRSS / 1024;
      };
      const before = await make(${JSON.stringify(at("quarters"))});
      console.log((await make(${JSON.stringify(at(name))})) - before);
    })();
  `;
  const cwd = new URL("../..", import.meta.url);
  const said = execFileSync(process.execPath, ["-e", script], { cwd });
  return Number(said.toString());
};

const noMore = (): never => {
  throw new Error("There is no more memory.");
};

it("[R14] 48 megapixels in tiles, as an iPhone writes them, take less than 100 MB", async () => {
  expect(grown("tiles-48-megapixels")).toBeLessThan(100);
}, 60_000);

it("[R14] 12 megapixels without tiles take less than 130 MB, and one that would take more is refused", async () => {
  expect(grown("twelve-megapixels")).toBeLessThan(130);
  const larger = await file("twelve-megapixels");
  const said = larger.indexOf("ispe") + 8;
  larger.writeUInt32BE(8000, said);
  larger.writeUInt32BE(6192, said + 4);
  expect(await imageProcessor.process(larger, null)).toEqual({ ok: false, reason: "tooLarge" });
}, 60_000);

it("[R14] whatever a file makes libheif ask for, it gets no more memory than it may have", async () => {
  const bytes = await file("twelve-megapixels");
  for (const most of [20_000_000, 60_000_000]) {
    const full = vi.fn(noMore);
    const library = startLibheif(most, full);
    const heic = openHeic(library, bytes, 12_500_000);
    expect(() => heic.read(0, 0, () => undefined)).toThrow();
    expect(full).toHaveBeenCalled();
    expect(library.memory().byteLength).toBeLessThanOrEqual(most);
  }
  // twelve megapixels whose colours are as fine as their light: nothing in its head tells what that takes
  expect(await decodeHeic(await file("twelve-megapixels-444"))).toBe("tooLarge");
}, 30_000);

it("[R14] a stream of more pixels than its file says is refused before it is decoded", async () => {
  const full = vi.fn(noMore);
  const library = startLibheif(20_000_000, full);
  const heic = openHeic(library, await file("twelve-megapixels"), 1_000_000);
  expect(() => heic.read(0, 0, () => undefined)).toThrow("tooLarge");
  expect(full).not.toHaveBeenCalled();
});
