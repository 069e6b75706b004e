import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { at, blue, developed, halves, imageProcessor, plain, red, whole } from "./testing.ts";

describe("developing a picture", () => {
  it("[MEDIA-01] makes a WebP of at most 1600 px and a thumbnail of at most 480 px", async () => {
    const result = await developed(await plain(2400, 1200).jpeg().toBuffer());
    expect(result).toMatchObject({ mime_type: "image/webp", width: 1600, height: 800 });
    expect(await sharp(result.picture).metadata()).toMatchObject({
      format: "webp",
      width: 1600,
      height: 800,
    });
    expect(await sharp(result.thumbnail).metadata()).toMatchObject({ width: 480, height: 240 });
    expect(await developed(await plain(40, 30).png().toBuffer())).toMatchObject({
      width: 40,
      height: 30,
    });
  });

  it("[MEDIA-01] lets nothing out that a phone writes in: no EXIF, no GPS, no names", async () => {
    const sent = await plain(800, 600)
      .withExif({
        IFD0: { Make: "CanaryPhone", Artist: "CanaryAnn", ImageDescription: "CanaryHome" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>CanaryXmp</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(sent.includes("CanaryAnn")).toBe(true);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { picture, thumbnail } = await developed(sent);
    for (const out of [picture, thumbnail]) {
      expect(Buffer.from(out).includes("Canary")).toBe(false);
      const { exif, xmp, iptc, icc, comments } = await sharp(out).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it("[MEDIA-01] stands a picture upright that was taken on its side", async () => {
    const lying = await (await halves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const result = await developed(lying);
    expect([result.width, result.height]).toEqual([200, 400]);
    expect([await at(result.picture, 0.5, 0.1), await at(result.picture, 0.5, 0.9)]).toEqual([
      "red",
      "blue",
    ]);
  });

  it("[OPEN-105] keeps the first frame of what moves, and what is clear stays clear", async () => {
    const frames = await Promise.all(
      [red, blue].map((colour) => plain(60, 40, colour).png().toBuffer()),
    );
    const strip = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(strip).metadata()).pages).toBe(2);
    const still = await developed(strip);
    expect([still.width, still.height, await at(still.picture, 0.5, 0.5)]).toEqual([60, 40, "red"]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp((await developed(moving)).picture).metadata()).pages).toBeUndefined();
    const clear = {
      create: { width: 50, height: 50, channels: 4 as const, background: { ...red, alpha: 0 } },
    };
    expect(await at((await developed(await sharp(clear).png().toBuffer())).picture, 0.5, 0.5)).toBe(
      "clear",
    );
  });
});

describe("cropping", () => {
  it("[MEDIA-19, OPEN-108] cuts fractions of the picture", async () => {
    const sent = await (await halves(400, 200)).png().toBuffer();
    const right = await developed(sent, { ...whole, x: 0.5, width: 0.5 });
    expect([right.width, right.height]).toEqual([200, 200]);
    expect([await at(right.picture, 0.05, 0.5), await at(right.picture, 0.95, 0.5)]).toEqual([
      "blue",
      "blue",
    ]);
  });

  it("[MEDIA-19, OPEN-108] turns clockwise first, then cuts what is seen", async () => {
    const sent = await (await halves(400, 200)).png().toBuffer();
    const top = await developed(sent, { ...whole, height: 0.5, rotation: 90 });
    expect([top.width, top.height, await at(top.picture, 0.5, 0.5)]).toEqual([200, 200, "red"]);
    const back = await developed(sent, { ...whole, height: 0.5, rotation: -90 });
    expect(await at(back.picture, 0.5, 0.5)).toBe("blue");
    const tilted = await developed(sent, { ...whole, rotation: 30 });
    expect([tilted.width, tilted.height]).toEqual([446, 373]);
    expect([await at(tilted.picture, 0.01, 0.01), await at(tilted.picture, 0.5, 0.45)]).toContain(
      "clear",
    );
  });

  it("[MEDIA-19] cuts an upright picture as it is seen, not as it lies in the file", async () => {
    const lying = await (await halves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const bottom = await developed(lying, { ...whole, y: 0.5, height: 0.5 });
    expect([bottom.width, bottom.height, await at(bottom.picture, 0.5, 0.5)]).toEqual([
      200,
      200,
      "blue",
    ]);
  });

  it("[OPEN-108] makes sense of any numbers", async () => {
    const sent = await plain(300, 200).png().toBuffer();
    for (const x of [-1, 0, 0.9999, 1, 7, Number.NaN])
      for (const width of [-1, 1e-9, 7])
        for (const rotation of [0.5, 359.9, Number.NaN])
          expect(
            (await imageProcessor.process(sent, { x, y: x, width, height: width, rotation })).ok,
          ).toBe(true);
  });
});
