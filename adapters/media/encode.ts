import sharp, { type Sharp } from "sharp";
import { mostPixels } from "#core/domain/media/index.ts";
import type { ProcessedImage, Reencoded, ReencodedImage } from "#core/service/ports/index.ts";
import { type Crop, cutOf, turned, turnOf } from "./crop.ts";
import { failed } from "./failed.ts";

const longestSide = 1600;
const thumbnailSide = 480;
const quality = 82;
/** Drawn by a client already once, and small: little is to be lost a second time. */
const drawnQuality = 92;
const mostSeconds = 30;

// Its cache of operations is for repeated work on one picture; here every picture comes once.
sharp.cache(false);

const tooManyPixels = (error: unknown): boolean =>
  error instanceof Error && /pixel limit/i.test(error.message);

/** Only the first frame of what moves; fails on the first sign of damage. */
const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: "warning", limitInputPixels: mostPixels, pages: 1, sequentialRead: true });

/** Sharp turns 0, 90, 180 and 270 exactly, and others onto a clear ground. */
const cutFrom = (picture: Sharp, upright: { width: number; height: number }, crop: Crop): Sharp => {
  const degrees = turnOf(crop.rotation);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return picture
    .rotate(degrees, { background: clear })
    .extract(cutOf(crop, turned(upright, degrees)));
};

/** @param open reads the picture from its beginning */
const encoded = async (open: () => Sharp, crop: Crop | null): Promise<ProcessedImage> => {
  const { width, height, autoOrient } = await open().metadata();
  if (width * height > mostPixels) return failed("tooLarge");

  const upright = open().autoOrient();
  const cut = crop ? cutFrom(upright, autoOrient, crop) : upright;
  const { data, info } = await cut
    .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });

  // From bare pixels on, nothing of the file can come along: no EXIF, no GPS, no comments.
  const pixels = { width: info.width, height: info.height, channels: info.channels };
  const print = (): Sharp => sharp(data, { raw: pixels });
  const picture = (await print().webp({ quality }).toBuffer()) as Uint8Array as Reencoded;
  const thumbnail = (await print()
    .resize(thumbnailSide, thumbnailSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()) as Uint8Array as Reencoded;
  return {
    ok: true,
    picture,
    thumbnail,
    mime_type: "image/webp",
    width: info.width,
    height: info.height,
  };
};

/** The picture and its thumbnail as WebP; `tooLarge` by its pixels, `unreadable` when damaged. */
export const encode = async (bytes: Uint8Array, crop: Crop | null): Promise<ProcessedImage> => {
  try {
    return await encoded(() => opened(bytes), crop);
  } catch (error) {
    return failed(tooManyPixels(error) ? "tooLarge" : "unreadable");
  }
};

interface Pixels {
  readonly pixels: Uint8Array;
  /** Bytes of each; the fourth is alpha. */
  readonly channels: 3 | 4;
  readonly width: number;
  readonly height: number;
}

/** The same of what was decoded elsewhere, upright as it is. */
export const encodePixels = async (
  { pixels, ...raw }: Pixels,
  crop: Crop | null,
): Promise<ProcessedImage> => {
  try {
    return await encoded(() => sharp(pixels, { raw }), crop);
  } catch {
    return failed("unreadable");
  }
};

const drawnAnew = async (bytes: Uint8Array, kind: "jpeg" | "png"): Promise<ReencodedImage> => {
  const { data, info } = await opened(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const picture = await (kind === "jpeg"
    ? pixels.jpeg({ quality: drawnQuality })
    : pixels.png()
  ).toBuffer();
  return { ok: true, picture: picture as Uint8Array as Reencoded };
};

/** A picture that was drawn for a slide, from its bare pixels; `unreadable` when damaged. */
export const redraw = async (bytes: Uint8Array, kind: "jpeg" | "png"): Promise<ReencodedImage> => {
  try {
    return await drawnAnew(bytes, kind);
  } catch (error) {
    return failed(tooManyPixels(error) ? "tooLarge" : "unreadable");
  }
};
