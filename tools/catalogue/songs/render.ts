import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { midiOf } from "./midi.ts";
import type { Score } from "./score.ts";

/** The MuseScore General sound font (MIT), Debian's musescore-general-soundfont; needed while a piece is made. */
const soundFont = "/usr/share/sounds/sf3/MuseScore_General.sf3";
/** LUFS of every piece. */
export const loudness = -16;
/** Seconds that a clip has at most. */
export const longest = 30;

/** How long a recording may be, and how it ends. */
export interface Cut {
  /** Seconds. */
  readonly longest: number;
  /** Seconds in which what still sounds then fades. */
  readonly fading: number;
}
const clip: Cut = { longest, fading: 1.4 };

const ffmpeg = (args: readonly string[]): string => {
  const run = spawnSync("ffmpeg", ["-hide_banner", "-nostdin", "-y", ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (run.status !== 0) throw new Error(run.stderr.slice(-2000));
  return run.stderr;
};

const cut = "silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.02";
const faded = (seconds: number, { longest, fading }: Cut): string =>
  `${cut},atrim=0:${longest},afade=t=in:d=0.008,afade=t=out:curve=qsin:st=${(seconds - fading).toFixed(3)}:d=${fading}`;

/** Integrated loudness of a recording behind a filter. */
const heard = (wav: string, filter: string): number => {
  const told = ffmpeg(["-i", wav, "-af", `${filter},ebur128`, "-f", "null", "-"]);
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(told.slice(told.lastIndexOf("Summary:")))?.[1]);
};

/** So much louder, with the few peaks that would clip held back. */
const louder = (decibels: number): string =>
  `volume=${decibels.toFixed(2)}dB,alimiter=limit=0.74:attack=3:release=80:level=false`;

/** Plays a score into `file` (AAC in MP4), evened to {@link loudness}; `folder` is for what is in between. */
export const render = (
  score: Score,
  seed: number,
  folder: string,
  file: string,
  how: Cut = clip,
): void => {
  const midi = join(folder, "piece.mid");
  const wav = join(folder, "piece.wav");
  writeFileSync(midi, midiOf(score, seed));
  execFileSync("fluidsynth", [
    ...["-niq", "-r", "44100", "-g", "0.5", "-o", "synth.reverb.room-size=0.5"],
    ...["-o", "synth.reverb.width=0.9", "-o", "synth.chorus.active=0", "-F", wav],
    // nothing but the instruments that are played is unpacked: half the work for the same sound
    ...["-o", "synth.dynamic-sample-loading=1"],
    ...[soundFont, midi],
  ]);
  const seconds = Math.min(how.longest, soundUntil(wav));
  const filter = faded(seconds, how);
  const first = loudness - heard(wav, filter);
  const second = first + loudness - heard(wav, `${filter},${louder(first)}`);
  ffmpeg([
    ...["-i", wav, "-af", `${filter},${louder(second)}`, "-t", seconds.toFixed(3), "-ar", "44100"],
    ...["-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart", "-map_metadata", "-1"],
    ...["-fflags", "+bitexact", "-flags:a", "+bitexact", file],
  ]);
};

/** Samples of {@link samplesOf} a second. */
export const rate = 16_000;

/** The samples of a file, one channel, -1 to 1. */
export const samplesOf = (file: string): Float32Array => {
  const run = spawnSync(
    "ffmpeg",
    ["-hide_banner", "-nostdin", "-i", file, "-ac", "1", "-ar", `${rate}`, "-f", "f32le", "-"],
    { maxBuffer: 2 ** 28 },
  );
  if (run.status !== 0) throw new Error(run.stderr.toString().slice(-2000));
  const { buffer, byteOffset, length } = run.stdout;
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length - (length % 4)));
};

/** Seconds after which nothing is heard any more, once the silence at the beginning is cut. */
const soundUntil = (wav: string): number => {
  const samples = samplesOf(wav);
  const isHeard = (sample: number) => Math.abs(sample) > 0.002;
  const last = samples.findLastIndex(isHeard);
  return (last - samples.findIndex(isHeard)) / rate + 0.25;
};

/** Loudness (LUFS) and highest peak (dBTP) as EBU R 128 measures them. */
export const loudnessOf = (file: string): { readonly loudness: number; readonly peak: number } => {
  const told = ffmpeg(["-i", file, "-af", "ebur128=peak=true", "-f", "null", "-"]);
  const summary = told.slice(told.lastIndexOf("Summary:"));
  const number = (pattern: RegExp): number => Number(pattern.exec(summary)?.[1]);
  return { loudness: number(/I:\s+(-?[\d.]+) LUFS/), peak: number(/Peak:\s+(-?[\d.]+) dBFS/) };
};
