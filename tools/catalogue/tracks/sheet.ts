import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { loudnessOf, rate } from "../songs/render.ts";

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
  readonly samples: Float32Array;
  readonly faults: readonly string[];
}

const cell = { width: 760, height: 230 } as const;
const columns = 2;
const left = 120;
const drawn = cell.width - left - 16;
/** Samples that a moment of the spectrogram is heard in. */
const span = 1024;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** How loud each of `count` pitches is around a moment, from 55 Hz up, a third of a semitone apart at most. */
const pitchesAt = (samples: Float32Array, from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * 55 * 128 ** (at / count)) / rate;
    let [real, imaginary] = [0, 0];
    for (let step = 0; step < span; step++) {
      const one = (samples[from + step] ?? 0) * Math.sin((Math.PI * step) / span) ** 2;
      real += one * Math.cos(turn * step);
      imaginary += one * Math.sin(turn * step);
    }
    return Math.hypot(real, imaginary) / span;
  });

/** Pitches over time, the low ones below: dark where it's quiet, light where it's loud. */
const spectrumOf = async (samples: Float32Array): Promise<Buffer> => {
  const [columns, pitches] = [drawn / 3, 84];
  const pixels = Buffer.alloc(columns * pitches * 3);
  for (let x = 0; x < columns; x++) {
    const heard = pitchesAt(samples, Math.floor((x / columns) * samples.length), pitches);
    for (const [pitch, one] of heard.entries()) {
      const light = Math.max(0, Math.min(1, (20 * Math.log10(one + 1e-6) + 72) / 60));
      const color = [Math.min(255, light * 400), light ** 2 * 235, 60 + light * 110 * (1 - light)];
      pixels.set(color.map(Math.round), ((pitches - 1 - pitch) * columns + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width: columns, height: pitches, channels: 3 } })
    .resize(drawn, 100, { fit: "fill" })
    .png()
    .toBuffer();
};

/** The loudest of every moment, as a path around a middle line. */
const waveOf = (samples: Float32Array): Buffer => {
  const bars = Array.from({ length: drawn }, (_, x) => {
    const part = samples.subarray(
      Math.floor((x / drawn) * samples.length),
      Math.floor(((x + 1) / drawn) * samples.length),
    );
    const high = part.reduce((most, one) => Math.max(most, Math.abs(one)), 0) * 35;
    return `M${x + 0.5} ${(35 - high).toFixed(1)}V${(35.5 + high).toFixed(1)}`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn}" height="70"><path d="${bars.join("")}" stroke="#2f6f8f"/></svg>`,
  );
};

/** Draws every track on one page: cover, name, loudness, faults, waveform and spectrogram. */
export const drawSheet = async (rows: readonly Row[], out: string): Promise<void> => {
  const layers: OverlayOptions[] = [];
  const texts: string[] = [];
  for (const [at, row] of rows.entries()) {
    const x = (at % columns) * cell.width;
    const y = Math.floor(at / columns) * cell.height;
    const { loudness, peak } = loudnessOf(row.file);
    const cover = await sharp(row.file.replace(/m4a$/, "webp")).resize(96, 96).toBuffer();
    layers.push(
      { input: cover, left: x + 12, top: y + 36 },
      { input: waveOf(row.samples), left: x + left, top: y + 34 },
      { input: await spectrumOf(row.samples), left: x + left, top: y + 112 },
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
};
