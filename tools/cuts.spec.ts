import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

/** Tags of WOFF2 that have a number of their own, up to the last that is needed here. */
const known =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB".match(
    /.{4} ?/g,
  ) ?? [];

/** One table of a WOFF2 font, unpacked. */
const tableOf = (file: Buffer, wanted: string): Buffer => {
  let at = 48;
  const base128 = (): number => {
    for (let value = 0; ; ) {
      const byte = file[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let found: readonly [from: number, to: number] | null = null;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++] ?? 0;
    const number = flags & 63;
    const tag = number === 63 ? file.toString("latin1", at, at + 4) : (known[number] ?? "");
    if (number === 63) at += 4;
    const isOutline = /^(glyf|loca)/.test(tag);
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const plain = base128();
    const length = isTransformed ? base128() : plain;
    if (tag.trim() === wanted) found = [offset, offset + length];
    offset += length;
  }
  if (found === null) throw new Error(`The font has no table ${wanted}.`);
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
};

/** How many conditions each variation of a font's letters has. */
const conditionsOf = (gsub: Buffer): readonly number[] => {
  const variations = gsub.readUInt32BE(10);
  return Array.from({ length: gsub.readUInt32BE(variations + 4) }, (_, record) => {
    const set = gsub.readUInt32BE(variations + 8 + record * 8);
    return set === 0 ? 0 : gsub.readUInt16BE(variations + set);
  });
};

test.each(["fraunces", "fraunces-italic"])(
  "[F-64] %s has no letters that vary without a condition: browsers disagree about those",
  (name) => {
    const gsub = tableOf(readFileSync(`web/src/styles/cuts/${name}.woff2`), "GSUB");
    expect([gsub.readUInt16BE(0), gsub.readUInt16BE(2)]).toEqual([1, 1]);
    const conditions = conditionsOf(gsub);
    expect(conditions.length).toBeGreaterThan(0);
    expect(Math.min(...conditions)).toBeGreaterThan(0);
  },
);
