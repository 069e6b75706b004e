import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { loudnessOf } from "../songs/render.ts";

/** A track as it lies there, and what is wrong with it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly composer: string;
  readonly origin: string;
  readonly genre: string;
  readonly length: number;
  readonly peaks: readonly number[];
  readonly file: string;
  readonly faults: readonly string[];
}

const cell = { width: 760, height: 230 } as const;
const columns = 2;
const left = 120;
const drawn = cell.width - left - 16;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What ffmpeg draws of a recording. */
const picture = (file: string, filter: string, out: string): void => {
  execFileSync("ffmpeg", [
    ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-i", file],
    ...["-filter_complex", filter, "-frames:v", "1", out],
  ]);
};

/** Draws every track on one page: cover, name, loudness, faults, waveform and spectrogram. */
export const drawSheet = async (rows: readonly Row[], out: string): Promise<void> => {
  const between = mkdtempSync(join(tmpdir(), "fanfold-sheet-"));
  const layers: OverlayOptions[] = [];
  const texts: string[] = [];
  for (const [at, row] of rows.entries()) {
    const x = (at % columns) * cell.width;
    const y = Math.floor(at / columns) * cell.height;
    const { loudness, peak } = loudnessOf(row.file);
    const wave = join(between, `${row.id}-wave.png`);
    const spectrum = join(between, `${row.id}-spectrum.png`);
    picture(row.file, `showwavespic=s=${drawn}x70:colors=#2f6f8f|#8fc0d4:split_channels=0`, wave);
    picture(
      row.file,
      `showspectrumpic=s=${drawn}x100:legend=0:scale=log:fscale=log:stop=12000:color=magma`,
      spectrum,
    );
    const cover = await sharp(row.file.replace(/m4a$/, "webp")).resize(96, 96).toBuffer();
    layers.push(
      { input: cover, left: x + 12, top: y + 36 },
      { input: wave, left: x + left, top: y + 34 },
      { input: spectrum, left: x + left, top: y + 112 },
    );
    const told = `${row.name} · ${row.genre} · ${row.length} s · ${loudness} LUFS · ${peak} dBTP`;
    texts.push(
      `<text x="${x + left}" y="${y + 24}" font-size="16" fill="#1c2733">${escaped(told)}</text>`,
      `<text x="${x + cell.width - 16}" y="${y + 24}" font-size="16" text-anchor="end" fill="#c0392b">${escaped(row.faults.join(", "))}</text>`,
    );
  }
  const width = columns * cell.width;
  const height = Math.ceil(rows.length / columns) * cell.height;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${texts.join("")}</svg>`;
  mkdirSync(dirname(out), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([...layers, { input: Buffer.from(words), left: 0, top: 0 }])
    .png()
    .toFile(out);
  rmSync(between, { recursive: true });
};
