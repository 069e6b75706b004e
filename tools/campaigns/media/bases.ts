import { readFile } from "node:fs/promises";
import { type ClipName, clip } from "#adapters/media/clips/fixtures.ts";
import { noisy, plain } from "#adapters/media/testing.ts";

/** Whole files that hostile ones are made of, and that the others are cut from. */
export interface Bases {
  readonly jpeg: Uint8Array;
  readonly png: Uint8Array;
  readonly webp: Uint8Array;
  readonly gif: Uint8Array;
  readonly heic: Uint8Array;
  /** Of forty tiles. */
  readonly largeHeic: Uint8Array;
  clip(name: ClipName): Promise<Uint8Array>;
}

const heic = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(
    await readFile(new URL(`../../../adapters/media/fixtures/${name}.heic`, import.meta.url)),
  );

export const openBases = async (): Promise<Bases> => ({
  jpeg: await noisy().jpeg().toBuffer(),
  png: await plain(200, 150).png().toBuffer(),
  webp: await noisy().webp().toBuffer(),
  gif: await plain(40, 30).gif().toBuffer(),
  heic: await heic("quarters"),
  largeHeic: await heic("twelve-megapixels"),
  clip,
});
