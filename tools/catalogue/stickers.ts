// Writes the bundled stickers: `npm run catalogue -- stickers`. Their pictures go to web/public/stickers, what is
// said of them to adapters/catalogue/data. Both are committed; this runs when the list changes.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesIn, inputPackage, outputFolder } from "./inputs.ts";
import { stickerList } from "./stickerList.ts";

/** Pixels of a sticker, each way. */
const size = 200;
const frameBytes = size * size * 4;
/** Most bytes of one: with more, fewer frames are kept, then less of each. */
const most = 96_000;
/** Which frames are kept, and how well, from the best on. */
const ways = [
  [2, 38],
  [3, 38],
  [3, 28],
  [4, 28],
] as const;

interface Emoji {
  readonly hexcode: string;
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
}

const plain = (emoji: string): string => emoji.replaceAll("\ufe0f", "");
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

const files = new Map<string, string>();
for (const part of [1, 2, 3, 4]) {
  const assets = join(inputPackage(`@lobehub/fluent-emoji-anim-${part}`, "1.0.0"), "assets");
  for (const file of filesIn(assets)) {
    const codes = file.replace(".webp", "").split("-");
    const emoji = String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16) || 0));
    files.set(plain(emoji), join(assets, file));
  }
}
const described: Emoji[] = readJson(inputPackage("emojibase-data", "17.0.0"), "en/data.json");
const keywords: Record<string, string[]> = readJson(
  inputPackage("emojilib", "4.0.3"),
  "dist/emoji-en-US.json",
);
const byEmoji = new Map(described.map((one) => [plain(one.emoji), one]));
const keywordsOf = new Map(Object.entries(keywords).map(([emoji, w]) => [plain(emoji), w]));

/** The frames kept, in one strip, each with its time in milliseconds. */
const keep = (strip: Buffer, delays: readonly number[], step: number) => {
  const kept = delays.map((_, at) => at).filter((at) => at % step === 0);
  return {
    frames: kept.map((at) => strip.subarray(at * frameBytes, (at + 1) * frameBytes)),
    times: kept.map((at) => delays.slice(at, at + step).reduce((sum, one) => sum + one, 0)),
  };
};

const encode = ({ frames, times }: ReturnType<typeof keep>, quality: number): Promise<Buffer> =>
  sharp(Buffer.concat(frames), {
    raw: { width: size, height: size * frames.length, channels: 4, pageHeight: size },
  })
    .webp({ quality, alphaQuality: 15, effort: 4, minSize: true, delay: times, loop: 0 })
    .toBuffer();

/** The frame with the most to see: some begin with next to nothing. */
const fullest = (frames: readonly Buffer[]): Buffer => {
  const ink = (frame: Buffer): number => {
    let sum = 0;
    for (let at = 3; at < frame.length; at += 16) sum += frame[at] ?? 0;
    return sum;
  };
  return frames.reduce((best, frame) => (ink(frame) > ink(best) * 1.02 ? frame : best));
};

/** How much the frames differ, 0 to 255: what stands still is no sticker. */
const movement = (frames: readonly Buffer[]): number => {
  let largest = 0;
  const [first] = frames;
  for (const frame of frames.slice(1)) {
    let sum = 0;
    for (let at = 0; at < frame.length; at++)
      sum += Math.abs((frame[at] ?? 0) - (first?.[at] ?? 0));
    largest = Math.max(largest, sum / frame.length);
  }
  return largest;
};

const folder = outputFolder("web/public/stickers");
for (const old of filesIn(folder)) rmSync(join(folder, old));
const rows: object[] = [];
let bytes = 0;
for (const [emoji, own] of Object.entries(stickerList)) {
  const file = files.get(plain(emoji));
  const about = byEmoji.get(plain(emoji));
  if (!file || !about) throw new Error(`${emoji} is in none of the packages.`);
  const { delay = [] } = await sharp(file, { pages: -1 }).metadata();
  const strip = await sharp(file, { pages: -1 }).resize(size, size).ensureAlpha().raw().toBuffer();
  let kept = keep(strip, delay, ways[0][0]);
  let picture = await encode(kept, ways[0][1]);
  for (const [step, quality] of ways.slice(1)) {
    if (picture.length <= most) break;
    kept = keep(strip, delay, step);
    picture = await encode(kept, quality);
  }
  if (movement(kept.frames) < 1) throw new Error(`${emoji} hardly moves.`);
  const name = about.label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const still = await sharp(fullest(kept.frames), {
    raw: { width: size, height: size, channels: 4 },
  })
    .webp({ quality: 60 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.webp`), picture);
  writeFileSync(join(folder, `${name}-still.webp`), still);
  bytes += picture.length + still.length;
  const words = [about.label, ...(about.tags ?? []), ...(keywordsOf.get(plain(emoji)) ?? [])];
  rows.push({
    name,
    title: about.label[0]?.toUpperCase() + about.label.slice(1),
    seconds: kept.times.reduce((sum, one) => sum + one, 0) / 1000,
    wanted: own,
    words: [...new Set(words.map((one) => one.toLowerCase().replaceAll("_", " ")))]
      .filter((one) => /^[a-z0-9][a-z0-9' -]*$/.test(one))
      .join(", "),
  });
}
const lines = rows.map((row) => JSON.stringify(row)).join(",\n  ");
writeFileSync(
  join(outputFolder("adapters/catalogue/bundled"), "stickers.json"),
  `[\n  ${lines}\n]\n`,
);
console.log(`${rows.length} stickers, ${Math.round(bytes / rows.length)} bytes each`);
