import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClipName, clip } from "./fixtures.ts";
import { clipProcessor } from "./index.ts";
import { frameAt } from "./make.ts";

let room: string;
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), "fanfold-posters-"));
});
afterAll(() => rm(room, { recursive: true }));

/** What was made of a film, with how often FFmpeg was started for it. */
const made = async (name: ClipName) => {
  const [program, runs] = [join(room, "counted"), join(room, "runs")];
  await writeFile(runs, "");
  await writeFile(program, `#!/bin/sh\necho >> ${runs}\nexec ffmpeg "$@"\n`, { mode: 0o700 });
  const processor = clipProcessor(room, async () => program);
  const bytes = await clip(name);
  const film = await processor.process("video", [bytes] as never, () => undefined);
  if (!film.ok) throw new Error(`refused: ${film.reason}`);
  const path = join(room, "film.mp4");
  const parts: Uint8Array[] = [];
  for await (const part of film.clip.read()) parts.push(part);
  await writeFile(path, Buffer.concat(parts));
  await film.discard();
  return { ...film, path, runs: (await readFile(runs, "utf8")).length };
};
const pixels = async (jpeg: Uint8Array | null) => {
  const picture = sharp(Buffer.from(jpeg ?? [])).raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, size: [info.width, info.height] };
};
/** How far two pictures are apart, of 255 on average. */
const apart = (a: Buffer, b: Buffer = Buffer.alloc(0)): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

describe("the poster of a video [MEDIA-09] [P14]", () => {
  it.each(["film.webm", "live.webm", "slow.webm", "turned.mov", "wide.mp4"] as ClipName[])(
    "of %s is made in the run that encodes it, what the film shows then in the same size",
    async (name) => {
      const film = await made(name);
      expect(film.runs).toBe(2);
      const mine = await pixels(film.poster);
      expect(Math.max(...mine.size)).toBe(
        Math.min(960, Math.max(film.width ?? 0, film.height ?? 0)),
      );
      const at = Math.min(1, film.duration / 3);
      // five frames a second are spread over thirty otherwise than by the filter
      const shown = await Promise.all([at - 0.1, at].map((t) => frameAt("ffmpeg", film.path, t)));
      const [before, then] = await Promise.all(shown.map(pixels));
      expect(then?.size).toEqual(mine.size);
      const [far, near] = [before, then].map((one) => apart(mine.data, one?.data));
      expect(Math.min(far ?? 255, near ?? 255)).toBeLessThan(1);
    },
  );

  it("of one that is not encoded takes a run of its own", async () => {
    const film = await made("film.mp4");
    expect(film.runs).toBe(3);
    expect((await pixels(film.poster)).size).toEqual([320, 240]);
  });

  it("of one whose picture is over within a second is its beginning", async () => {
    const film = await made("brief.webm");
    expect(film.duration).toBeCloseTo(6, 0);
    expect((await pixels(film.poster)).size).toEqual([320, 240]);
  });
});
