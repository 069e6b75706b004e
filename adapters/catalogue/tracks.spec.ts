import { statSync } from "node:fs";
import { join } from "node:path";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { genres, Track } from "#core/domain/soundtrack/index.ts";
import { bundledTracks } from "./tracks.ts";

const tracks = bundledTracks();
const fileOf = (url: string): string => join(import.meta.dirname, "../../web/public", url);
const megabytes = (url: string): number => statSync(fileOf(url)).size / 1e6;

const lengthOf = async (url: string): Promise<number> => {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(fileOf(url)) });
  try {
    return await input.computeDuration();
  } finally {
    input.dispose();
  }
};

describe("[MUSIC-05][OPEN-135] the library of tracks", () => {
  it("has 18 and more, three and more of each genre, each once", () => {
    expect(tracks.length).toBeGreaterThanOrEqual(18);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(tracks.length);
    expect(new Set(tracks.map(({ name }) => name)).size).toBe(tracks.length);
    for (const genre of genres)
      expect(tracks.filter((one) => one.genre === genre).length, genre).toBeGreaterThanOrEqual(3);
  });

  it("comes sorted by genre", () => {
    const order = tracks.map(({ genre }) => genres.indexOf(genre));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("weighs no more than 24 MB, and no track more than a phone likes to fetch", () => {
    const sizes = tracks.map(({ url }) => megabytes(url));
    expect(Math.max(...sizes)).toBeLessThan(1.5);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(24);
  });

  it.each(tracks.map((track) => [track.name, track] as const))(
    "plays %s as long as is said, with its cover and its waveform",
    async (_, track) => {
      expect(Track.parse(track)).toEqual(track);
      expect(track.length).toBeGreaterThanOrEqual(60);
      expect(track.length).toBeLessThanOrEqual(120);
      expect(Math.abs((await lengthOf(track.url)) - track.length)).toBeLessThan(0.1);
      const cover = await sharp(fileOf(track.cover_url ?? "")).metadata();
      expect([cover.format, cover.width, cover.height]).toEqual(["webp", 240, 240]);
      expect(track.peaks).toHaveLength(120);
      expect(Math.max(...track.peaks)).toBe(1);
      expect(Math.min(...track.peaks)).toBeGreaterThanOrEqual(0);
      // it fades away at its end, so that nothing is heard where it begins anew
      expect(track.peaks.at(-1)).toBeLessThan(0.2);
    },
  );
});
