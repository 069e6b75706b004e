import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { encoding } from "#adapters/media/clips/make.ts";
import { clipProcessor } from "#adapters/media/index.ts";
import type { Row } from "../measure.ts";
import { inTurn } from "./cpu.ts";
import { againstItself, times } from "./rows.ts";

/**
 * Seconds, of a short message. What is done beside encoding, listening with a start of FFmpeg of its own and the poster,
 * is 8 % of the cost at 8 s and less of whatever is longer.
 */
const length = 12;
const run = promisify(execFile);

/**
 * P14: CPU of making a phone’s film what a card plays, its probing, listening, levelling and poster included, ≤ 1.1×
 * that of FFmpeg which only encodes it with the same settings. Children’s CPU counts.
 */
export const processedFilms = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-films-"));
  try {
    const film = join(folder, "film.mp4");
    await filmed(film);
    const bytes = await readFile(film);
    const processor = clipProcessor(folder);
    const product = async () => {
      const made = await processor.process("video", parts(bytes), () => undefined);
      if (!made.ok || made.width !== 1280 || made.poster === null)
        throw new Error("The film was not made.");
      await made.discard();
    };
    const plain = () =>
      run("ffmpeg", [
        ...["-v", "error", "-nostdin", "-f", "mov", "-i", film, "-map", "0:v:0", "-map", "0:a:0"],
        ...[...encoding, "-movflags", "+faststart", "-f", "mp4", "-y", join(folder, "plain.mp4")],
      ]);
    const { base, made, baseAgain } = await inTurn(
      { rounds: 5, warmsUp: false },
      {
        base: plain,
        made: product,
        baseAgain: plain,
      },
    );
    return [
      againstItself(`plain FFmpeg, ${length} s of 1080p`, base, baseAgain),
      times(`P14 ${length} s of 1080p, CPU`, base, made, 1.1),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function* parts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Moving, with grain and a voice’s worth of sound: H.264 and AAC at about 15 Mbit/s, as phones film 1080p. */
const filmed = (path: string): Promise<unknown> =>
  run("ffmpeg", [
    ...["-v", "error", "-nostdin"],
    ...["-f", "lavfi", "-i", `testsrc2=size=1920x1080:rate=30:duration=${length}`],
    ...["-f", "lavfi", "-i", `anoisesrc=color=pink:amplitude=0.2:duration=${length}`],
    ...["-vf", "noise=alls=8:allf=t,format=yuv420p", "-c:v", "libx264", "-preset", "ultrafast"],
    ...["-b:v", "15M", "-c:a", "aac", "-shortest", "-y", path],
  ]);
