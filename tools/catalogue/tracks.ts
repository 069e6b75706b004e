// Plays the tracks: `npm run catalogue -- tracks [ID…] [--sheet FILE]`. Needs what songs.ts needs. Recordings and covers go
// to web/public/tracks, what is said of them to adapters/catalogue/bundled. Where some are named, the others are left as
// they lie there. A sheet shows how each of them looks, its faults beside it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { outputFolder } from "./inputs.ts";
import { faultsOf, peaksOf, seamFaultsOf } from "./songs/listen.ts";
import { rate, render, samplesOf } from "./songs/render.ts";
import { trackCoverOf } from "./tracks/covers.ts";
import { longPieces } from "./tracks/index.ts";
import { drawSheet, type Row } from "./tracks/sheet.ts";

/** Seconds that a track has, and in which its last notes fade. */
const lengths = { least: 60, most: 120 } as const;
const cut = { longest: lengths.most, fading: 2.2 } as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { sheet: { type: "string" } },
  allowPositionals: true,
});
const unknown = positionals.filter((id) => !longPieces.some((piece) => piece.id === id));
if (unknown.length > 0) throw new Error(`No such track: ${unknown.join(", ")}.`);
const isChosen = (id: string): boolean =>
  positionals.length > 0 ? positionals.includes(id) : values.sheet === undefined;

const folder = outputFolder("web/public/tracks");
const between = mkdtempSync(join(tmpdir(), "fanfold-tracks-"));
const data = join(outputFolder("adapters/catalogue/bundled"), "tracks.json");
const known: readonly Pick<Row, "id" | "length" | "peaks">[] = existsSync(data)
  ? JSON.parse(readFileSync(data, "utf8"))
  : [];
const rows: Row[] = [];
for (const [order, { play, ...said }] of longPieces.entries()) {
  const file = join(folder, `${said.id}.m4a`);
  const isPlayed = !existsSync(file) || isChosen(said.id);
  const before = known.find(({ id }) => id === said.id);
  if (before && !isPlayed && values.sheet === undefined) {
    const { length, peaks } = before;
    rows.push({ ...said, length, peaks, file, samples: new Float32Array(), faults: [] });
    continue;
  }
  if (isPlayed) render(play(), order + 101, between, file, cut);
  await sharp(Buffer.from(trackCoverOf(said.id)))
    .resize(240, 240)
    .webp({ quality: 84 })
    .toFile(join(folder, `${said.id}.webp`));
  const samples = samplesOf(file);
  const faults = [...faultsOf(file, samples, lengths), ...seamFaultsOf(samples)];
  const length = Math.round((samples.length * 100) / rate) / 100;
  rows.push({ ...said, length, peaks: peaksOf(samples), file, samples, faults });
  console.log(`${said.id}: ${length} s${faults.map((fault) => `, ${fault}`).join("")}`);
}
rmSync(between, { recursive: true });
const lines = rows
  .map(({ file: _, samples: __, faults: ___, ...row }) => JSON.stringify(row))
  .join(",\n  ");
writeFileSync(data, `[\n  ${lines}\n]\n`);
if (values.sheet !== undefined) await drawSheet(rows, values.sheet);
const wrong = rows.filter(({ faults }) => faults.length > 0);
if (wrong.length > 0) throw new Error(`Not right: ${wrong.map(({ id }) => id).join(", ")}.`);
