// Plays the bundled pieces: `npm run catalogue -- songs [NAME…]`. Needs Debian's fluidsynth, ffmpeg and
// musescore-general-soundfont. Clips and covers go to web/public/songs, what is said of them to adapters/catalogue/data.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { outputFolder } from "./inputs.ts";
import { coverOf } from "./songs/covers.ts";
import { pieces } from "./songs/index.ts";
import { faultsOf, peaksOf } from "./songs/listen.ts";
import { longest, render, samplesOf } from "./songs/render.ts";

const chosen = process.argv.slice(3);
const folder = outputFolder("web/public/songs");
const between = mkdtempSync(join(tmpdir(), "fanfold-songs-"));
const rows: object[] = [];
for (const [order, piece] of pieces.entries()) {
  const { name, title, composer, words } = piece;
  const file = join(folder, `${name}.m4a`);
  if (!existsSync(file) || chosen.includes(name) || chosen.length === 0)
    render(piece.play(), order + 1, between, file);
  await sharp(Buffer.from(coverOf(name)))
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  const samples = samplesOf(file);
  const faults = faultsOf(file, samples, { least: 24, most: longest });
  if (faults.length > 0) throw new Error(`${name}: ${faults.join(", ")}`);
  const seconds = Math.round(samples.length / 160) / 100;
  rows.push({
    name,
    title,
    composer,
    wanted: words,
    words: piece.origin,
    seconds,
    peaks: peaksOf(samples),
  });
  console.log(`${name}: ${seconds} s`);
}
rmSync(between, { recursive: true });
const lines = rows.map((row) => JSON.stringify(row)).join(",\n  ");
writeFileSync(join(outputFolder("adapters/catalogue/bundled"), "songs.json"), `[\n  ${lines}\n]\n`);
