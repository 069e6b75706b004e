import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { sharpDarkroom } from "./index.ts";

const darkroom = sharpDarkroom();
const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

const plain = (width: number, height: number, background: object = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
/** Left half red, right half blue. */
const halves = async (width: number, height: number): Promise<Sharp> => {
  const right = await plain(width / 2, height, blue)
    .png()
    .toBuffer();
  const whole = await plain(width, height)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(whole);
};
const noisy = (): Sharp =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: red,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
const developed = async (
  bytes: Uint8Array,
  crop: Parameters<typeof darkroom.develop>[1] = null,
) => {
  const result = await darkroom.develop(bytes, crop);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result;
};
/** "red", "blue" or "clear" at a place given in fractions. */
const at = async (bytes: Uint8Array, x: number, y: number): Promise<string> => {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const i = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  if ((data[i + 3] ?? 0) < 128) return "clear";
  return (data[i] ?? 0) > (data[i + 2] ?? 0) ? "red" : "blue";
};
const whole = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };

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
            (await darkroom.develop(sent, { x, y: x, width, height: width, rotation })).ok,
          ).toBe(true);
  });
});

describe("refusing", () => {
  const forms = {
    jpeg: noisy().jpeg(),
    png: noisy().png(),
    webp: noisy().webp(),
    gif: noisy().gif(),
  };

  it.each(Object.entries(forms))("[MEDIA-17] a %s that breaks off anywhere", async (_, form) => {
    const bytes = await form.clone().toBuffer();
    expect((await darkroom.develop(bytes, null)).ok).toBe(true);
    for (const kept of [0.02, 0.3, 0.7, 0.95, 0.999]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * kept));
      expect(await darkroom.develop(cut, null), `${kept}`).toEqual({
        ok: false,
        reason: "unreadable",
      });
    }
    expect(await darkroom.develop(bytes.subarray(0, -1), null)).toMatchObject({ ok: false });
  });

  it.each(Object.entries(forms))("[MEDIA-12] a %s that is another file too", async (_, form) => {
    const bytes = await form.clone().toBuffer();
    const zip = Buffer.concat([
      Buffer.from("PK\x03\x04 hidden"),
      Buffer.from("PK\x05\x06"),
      Buffer.alloc(18),
    ]);
    for (const more of [
      zip,
      Buffer.from("%PDF-1.7"),
      Buffer.from("<SCRIPT>x()</script>"),
      Buffer.from("<?php"),
    ])
      expect(await darkroom.develop(Buffer.concat([bytes, more]), null)).toEqual({
        ok: false,
        reason: "unreadable",
      });
    const film = Buffer.concat([bytes, Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(99, 7)]);
    expect((await darkroom.develop(film, null)).ok).toBe(true);
  });

  it("[MEDIA-02] pictures with too many pixels, before reading them", async () => {
    const bomb = await plain(10_000, 5_100).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await darkroom.develop(bomb, null)).toEqual({ ok: false, reason: "tooLarge" });
    const claim = Buffer.from(await noisy().jpeg().toBuffer());
    const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
    claim.writeUInt16BE(60_000, frame + 5);
    claim.writeUInt16BE(60_000, frame + 7);
    const before = process.memoryUsage().rss;
    expect(await darkroom.develop(claim, null)).toEqual({ ok: false, reason: "tooLarge" });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it("[MEDIA-12] what only says it is a picture", async () => {
    const heic = Buffer.concat([
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(500),
    ]);
    const avif = await plain(20, 20).avif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const tiff = await plain(20, 20).tiff().toBuffer();
    for (const bytes of [
      heic,
      avif,
      svg,
      tiff,
      Buffer.from("%PDF-1.4"),
      Buffer.alloc(0),
      Buffer.alloc(5000),
    ])
      expect(await darkroom.develop(bytes, null)).toEqual({ ok: false, reason: "wrongType" });
    const headOnly = Buffer.concat([
      (await noisy().jpeg().toBuffer()).subarray(0, 20),
      Buffer.from("MZ junk"),
    ]);
    expect(await darkroom.develop(headOnly, null)).toEqual({ ok: false, reason: "unreadable" });
  });

  it("[MEDIA-12] tells logos by their bytes", async () => {
    const png = await plain(9, 9).png().toBuffer();
    expect(darkroom.isPicture(png, ["jpeg", "png", "webp"])).toBe(true);
    expect(darkroom.isPicture(png, ["jpeg"])).toBe(false);
    expect(darkroom.isPicture(await plain(9, 9).gif().toBuffer(), ["jpeg", "png", "webp"])).toBe(
      false,
    );
  });

  it("[MEDIA-13] nobody for coming at once: the others wait in line while the event loop goes on", async () => {
    const bytes = await plain(3000, 2000).jpeg().toBuffer();
    let turns = 0;
    let over = false;
    const turning = (async () => {
      while (!over) {
        await new Promise((resolve) => setImmediate(resolve));
        turns++;
      }
    })();
    const all = await Promise.all(Array.from({ length: 6 }, () => darkroom.develop(bytes, null)));
    over = true;
    await turning;
    expect(all.every((result) => result.ok)).toBe(true);
    expect(turns).toBeGreaterThan(20);
  });
});
