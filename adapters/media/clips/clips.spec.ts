import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ffmpeg } from "./ffmpeg.ts";
import { type ClipName, clip } from "./fixtures.ts";
import { clipProcessor } from "./index.ts";
import { gainOf, listen, peaksOf } from "./sound.ts";
import { sourceOf } from "./source.ts";

const processor = clipProcessor(tmpdir());
async function* inParts(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
const processed = (bytes: Uint8Array, type: "audio" | "video", by = processor) =>
  by.process(type, inParts(bytes), () => undefined);
const good = async (bytes: Uint8Array, type: "audio" | "video", by = processor) => {
  const made = await processed(bytes, type, by);
  if (!made.ok) throw new Error(`refused: ${made.reason}`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of made.clip.read()) chunks.push(chunk);
  await made.discard();
  return { ...made, bytes: Buffer.concat(chunks) };
};
const reason = async (bytes: Uint8Array, type: "audio" | "video") => {
  const made = await processed(bytes, type);
  return made.ok ? "taken" : made.reason;
};

describe("sound [MEDIA-09] [OPEN-109]", () => {
  it.each(["voice.webm", "voice.ogg", "voice.mp3", "voice.wav", "voice.flac"] as ClipName[])(
    "%s becomes AAC, as long as it was, with what it sounds like and without where it was recorded [R16]",
    async (name) => {
      const made = await good(await clip(name), "audio");
      expect(made).toMatchObject({ mime_type: "audio/mp4", width: null, poster: null });
      expect(made.duration).toBeCloseTo(2, 0);
      expect(made.peaks).toHaveLength(200);
      expect(Math.max(...(made.peaks ?? []))).toBeGreaterThan(0.05);
      expect(made.bytes.includes("48.8584")).toBe(false);
      expect(made.bytes.subarray(4, 8).toString()).toBe("ftyp");
    },
  );

  it("is levelled: a whisper comes out 20 dB louder, a voice at −16 LUFS", async () => {
    const off = async (name: ClipName) => {
      const { bytes } = await good(await clip(name), "audio");
      const room = await mkdtemp(join(tmpdir(), "fanfold-levels-"));
      try {
        await writeFile(join(room, "made.mp4"), bytes);
        return (await listen(sourceOf("ffmpeg", "mp4", join(room, "made.mp4"), 3))).gain;
      } finally {
        await rm(room, { recursive: true });
      }
    };
    expect(Math.abs(await off("voice.wav"))).toBeLessThan(1);
    const whisper = await off("quiet.wav");
    expect(whisper).toBeGreaterThan(5);
    expect(whisper).toBeLessThan(20);
  });

  it("peaks are the loudest sample of each equal part; silence is not made louder", () => {
    expect(peaksOf(Int16Array.of(0, 32_767, -16_384, 0), 2)).toEqual([1, 0.5]);
    expect(peaksOf(new Int16Array(3), 5)).toEqual([0, 0, 0, 0, 0]);
    expect(gainOf("I: -23.0 LUFS ... I:  -21.5 LUFS")).toBeCloseTo(5.5);
    expect(gainOf("I: -70.0 LUFS")).toBe(0);
  });
});

describe("video [MEDIA-09] [OPEN-112]", () => {
  it.each(["film.webm", "live.webm", "film.mov", "wide.mp4"] as ClipName[])(
    "%s becomes H.264 and AAC of at most 1280 px with a poster, without where it was filmed [R16]",
    async (name) => {
      const made = await good(await clip(name), "video");
      expect(made.mime_type).toBe("video/mp4");
      expect(Math.max(made.width ?? 0, made.height ?? 0)).toBeLessThanOrEqual(1280);
      expect(made.duration).toBeCloseTo(name === "wide.mp4" ? 1 : 2, 0);
      expect(
        Buffer.from(made.poster ?? [])
          .subarray(0, 3)
          .toString("hex"),
      ).toBe("ffd8ff");
      expect(made.peaks).toHaveLength(200);
      for (const mark of ["48.8584", "Lavf"]) expect(made.bytes.includes(mark)).toBe(false);
    },
  );

  it("a browser’s mp4 is checked and packed anew, not encoded a second time", async () => {
    const source = await clip("film.mp4");
    const made = await good(source, "video");
    expect(made).toMatchObject({ width: 320, height: 240 });
    expect(made.bytes.includes("48.8584")).toBe(false);
    const still = await good(await clip("silent.mp4"), "video");
    expect(still.peaks).toBeNull();
  });

  it("an mp4 with a sound that not all browsers play keeps its picture to the pixel", async () => {
    const pixels = async (bytes: Uint8Array) => {
      const room = await mkdtemp(join(tmpdir(), "fanfold-pixels-"));
      const said: Buffer[] = [];
      const path = join(room, "film.mp4");
      await writeFile(path, bytes);
      const args = ["-v", "error", "-i", path, "-map", "0:v:0", "-f", "md5", "pipe:1"];
      await ffmpeg("ffmpeg", args, { limit: 30_000, heard: (part) => said.push(part) });
      await rm(room, { recursive: true });
      return Buffer.concat(said).toString();
    };
    const source = await clip("opus.mp4");
    const made = await good(source, "video");
    expect(made.peaks).toHaveLength(200);
    expect(made.bytes.includes("mp4a")).toBe(true);
    expect(await pixels(made.bytes)).toBe(await pixels(source));
  });

  it("without FFmpeg what browsers play goes on in a new file, and the rest is told", async () => {
    const bare = clipProcessor(tmpdir(), async () => null);
    const film = await good(await clip("film.mp4"), "video", bare);
    expect(film).toMatchObject({ width: 320, height: 240, poster: null, peaks: null });
    expect(film.bytes.includes("48.8584")).toBe(false);
    expect((await good(await clip("voice.mp3"), "audio", bare)).duration).toBeCloseTo(2, 0);
    expect(await processed(await clip("film.webm"), "video", bare)).toEqual({
      ok: false,
      reason: "broken",
    });
  });
});

describe("what cannot be used [R14] [OPEN-104]", () => {
  it("is told why: no recording, no video, cut, too long", async () => {
    expect(await reason(Buffer.from("<html>".repeat(200)), "video")).toBe("wrongType");
    expect(await reason(await clip("film.mp4"), "audio")).toBe("wrongType");
    expect(await reason(await clip("voice.webm"), "video")).toBe("wrongType");
    expect(await reason(await clip("long.mp3"), "audio")).toBe("tooLong");
    for (const name of ["film.mp4", "voice.wav", "film.webm"] as ClipName[]) {
      const whole = await clip(name);
      const type = name === "voice.wav" ? "audio" : "video";
      expect(await reason(whole.subarray(0, whole.length / 2), type), name).toBe("unreadable");
    }
  });

  it("a program that crashes or hangs is told as failed, and leaves nothing behind", async () => {
    const room = await mkdtemp(join(tmpdir(), "fanfold-room-"));
    const crashing = clipProcessor(room, async () => "/bin/false");
    expect(await processed(await clip("film.webm"), "video", crashing)).toEqual({
      ok: false,
      reason: "unreadable",
    });
    const hanging = join(room, "hanging");
    await writeFile(hanging, "#!/bin/sh\nexec sleep 60\n", { mode: 0o700 });
    await expect(ffmpeg(hanging, [], { limit: 300 })).rejects.toMatchObject({ timedOut: true });
    await rm(hanging);
    expect(await readdir(room)).toEqual([]);
    await rm(room, { recursive: true });
  });
});

describe("how far it is [MEDIA-09]", () => {
  it.each([
    ["audio", "voice.wav"],
    ["video", "film.webm"],
  ] as [type: "audio" | "video", name: ClipName][])(
    "is told of %s, up to its end",
    async (type, name) => {
      const percents: number[] = [];
      const made = await processor.process(type, inParts(await clip(name)), (percent) =>
        percents.push(percent),
      );
      if (made.ok) await made.discard();
      expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
      expect(percents.at(-1)).toBeGreaterThan(90);
      expect(percents.at(-1)).toBeLessThanOrEqual(100);
    },
  );
});
