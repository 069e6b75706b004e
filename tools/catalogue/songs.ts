// Plays the bundled pieces: `npm run catalogue -- songs [NAME…]`. Needs Debian's fluidsynth, ffmpeg and
// musescore-general-soundfont. Clips and covers go to web/public/songs, what is said of them to adapters/catalogue/data.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { outputFolder } from "./inputs.ts";
import { coverOf } from "./songs/covers.ts";
import { pieces } from "./songs/index.ts";
import { longest, loudness, loudnessOf, render, samplesOf } from "./songs/render.ts";

/** Parts that a clip's waveform is drawn of. */
const parts = 120;

/** The loudest of each part, in hundredths of the loudest of all. */
const peaksOf = (samples: Float32Array): readonly number[] => {
  const part = samples.length / parts;
  const loudest = Array.from({ length: parts }, (_, at) =>
    samples
      .subarray(Math.floor(at * part), Math.floor((at + 1) * part))
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
  const most = Math.max(...loudest);
  return loudest.map((one) => Math.round((one / most) * 100));
};

/** What is wrong with a clip: too loud or soft, clipped, silent at its beginning, cut off at its end. */
const faultsOf = (file: string, samples: Float32Array): readonly string[] => {
  const { loudness: heard, peak } = loudnessOf(file);
  const begins = samples.findIndex((one) => Math.abs(one) > 0.003) / 16_000;
  const end = samples.slice(-800).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const seconds = samples.length / 16_000;
  return [
    Math.abs(heard - loudness) > 0.7 ? `${heard} LUFS` : "",
    peak > -1 ? `peaks at ${peak} dBTP` : "",
    begins > 0.06 ? `begins after ${begins} s` : "",
    end > 0.01 ? `ends at ${end}` : "",
    seconds < 24 || seconds > longest + 0.1 ? `${seconds} s` : "",
  ].filter(Boolean);
};

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
  const faults = faultsOf(file, samples);
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
