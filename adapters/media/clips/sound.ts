import { ffmpeg } from "./ffmpeg.ts";
import type { Source } from "./source.ts";

/** How loud a recording is. */
export interface Loudness {
  /** In equal parts of its length, from 0 to 1. */
  readonly peaks: readonly number[];
  /** What makes it as loud as the others, in dB. */
  readonly gain: number;
}

export const partsOfPeaks = 200;
const rate = 8000;
/** What voices and music are levelled to, in LUFS; and no further than this, in dB: a whisper’s room is not a hall. */
const target = -16;
const mostGain = 20;

/** The loudest sample of each equal part. */
export const peaksOf = (samples: Int16Array, parts = partsOfPeaks): number[] => {
  const each = samples.length / parts;
  return Array.from({ length: parts }, (_, part) => {
    let most = 0;
    const end = Math.max(Math.floor((part + 1) * each), Math.floor(part * each) + 1);
    for (let at = Math.floor(part * each); at < end; at++)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return Math.min(1, Math.round((most / 32_767) * 1000) / 1000);
  });
};

/** From FFmpeg’s report (EBU R 128); silence stays as it is. */
export const gainOf = (report: string): number => {
  const said = [...report.matchAll(/\bI:\s+(-?\d+(?:\.\d+)?) LUFS/g)].at(-1)?.[1];
  const measured = Number(said ?? -70);
  return measured <= -60 ? 0 : Math.max(-mostGain, Math.min(mostGain, target - measured));
};

/** Listens to the whole of it once: the first of two passes. */
export const listen = async ({ program, input, limit }: Source): Promise<Loudness> => {
  const heard: Buffer[] = [];
  const report = await ffmpeg(
    program,
    [
      ...["-v", "info", "-nostats", ...input, "-map", "0:a:0", "-vn", "-sn", "-dn"],
      ...["-af", `ebur128=framelog=verbose,aresample=${rate}`, "-ac", "1", "-f", "s16le", "pipe:1"],
    ],
    { limit, heard: (bytes) => heard.push(bytes) },
  );
  const bytes = Buffer.concat(heard);
  const samples = new Int16Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)),
  );
  return { peaks: peaksOf(samples), gain: gainOf(report) };
};
