import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pixelsOf } from "./pixels.ts";
import { imageProcessor, noisy, plain } from "./testing.ts";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** A bar in the middle of something see-through. */
const bar = async (colour: string, width = 600, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: clear } }).composite([
    {
      input: await plain(width / 2, height / 2, sharpColour(colour))
        .png()
        .toBuffer(),
    },
  ]);
const sharpColour = (hex: string) => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});
const drawn = async (bytes: Uint8Array, crop: Parameters<typeof imageProcessor.logo>[1] = null) => {
  const result = await imageProcessor.logo(bytes, crop);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result;
};

describe("a logo is drawn anew", () => {
  it("[LOGO-01] in two sizes, with what is transparent in it", async () => {
    const made = await drawn(await (await bar("#102040", 2400, 800)).png().toBuffer());
    expect(made).toMatchObject({ width: 1000, height: 333, ground: "light" });
    expect([made.large.mime_type, made.small.mime_type]).toEqual(["image/webp", "image/png"]);
    for (const { picture } of [made.large, made.small]) {
      const { data, width, height } = await pixelsOf(picture);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1000);
      expect(data[3]).toBe(0);
      expect(data[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4 + 3]).toBe(255);
    }
    expect((await sharp(made.small.picture).metadata()).width).toBe(320);
  });

  it("[LOGO-01] a white one on nothing needs a dark ground, and stays white", async () => {
    const made = await drawn(await (await bar("#ffffff")).webp({ lossless: true }).toBuffer());
    expect(made.ground).toBe("dark");
  });

  it.each(["png", "jpeg", "webp"] as const)(
    "[LOGO-04] not of white on white as %s: there is nothing to see",
    async (kind) => {
      const blank = await plain(300, 200, { r: 255, g: 255, b: 255 }).toFormat(kind).toBuffer();
      expect(await imageProcessor.logo(blank, null)).toEqual({ ok: false, reason: "blank" });
    },
  );

  it("[LOGO-04] only what was cut out of it", async () => {
    const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5, rotation: 0, scale: 1 };
    const made = await drawn(await noisy().png().toBuffer(), crop);
    expect([made.width, made.height]).toEqual([300, 200]);
  });

  it("[LOGO-04] the first picture of one that moves", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((c) => bar(c).then((one) => one.png().toBuffer())),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { large } = await drawn(moving);
    expect((await sharp(large.picture).metadata()).pages ?? 1).toBe(1);
    const { data, width, height } = await pixelsOf(large.picture);
    expect(data[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4]).toBeGreaterThan(200);
  });

  it("[LOGO-04][MEDIA-12] not of text, vectors, GIF or HEIC, nor of what breaks off", async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const gif = await noisy().gif().toBuffer();
    for (const bytes of [svg, gif, Buffer.from("Milk and bread"), Buffer.alloc(0)])
      expect(await imageProcessor.logo(bytes, null)).toEqual({ ok: false, reason: "wrongType" });
    const cut = (await noisy().png().toBuffer()).subarray(0, 9000);
    expect(await imageProcessor.logo(cut, null)).toEqual({ ok: false, reason: "unreadable" });
    const bomb = await plain(10_000, 5_100).png({ compressionLevel: 9 }).toBuffer();
    expect(await imageProcessor.logo(bomb, null)).toEqual({ ok: false, reason: "tooLarge" });
  });

  it("[LOGO-04][R13] nothing of the file comes along: no script in EXIF, no profile, no comment", async () => {
    const script = "<script>alert(document.domain)</script>";
    const files = await Promise.all(
      (["jpeg", "png", "webp"] as const).map((kind) =>
        noisy()
          .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
          .toFormat(kind)
          .toBuffer(),
      ),
    );
    for (const bytes of files) {
      expect(bytes.includes(script)).toBe(true);
      const { large, small } = await drawn(bytes);
      for (const { picture } of [large, small]) {
        expect(Buffer.from(picture).includes("script")).toBe(false);
        const { exif, xmp, icc, comments } = await sharp(picture).metadata();
        expect([exif, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined]);
      }
    }
  });
});
