import sharp, { type Sharp } from "sharp";
import { mostPixels } from "#core/domain/media/index.ts";
import type { ProcessedImage, Reencoded, ReencodedImage } from "#core/service/ports/index.ts";
import { type Crop, cutOf, type Size, shownIn, turned, turnOf } from "./crop.ts";
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

/** What is said of a picture that could not be read. */
export const failureOf = (error: unknown) =>
  failed(tooManyPixels(error) ? "tooLarge" : "unreadable");

/** Only the first frame of what moves; fails on the first sign of damage. */
const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: "warning", limitInputPixels: mostPixels, pages: 1, sequentialRead: true });

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** So many pixels are turned whole; of more, only what is shown of them, which takes less memory (R14). */
const mostTurned = 4_000_000;
/** So much larger than needed it is still turned, so that its last resize has something to mix. */
const spare = 1.25;

/** Sharp turns 0, 90, 180 and 270 exactly, and others onto a clear ground. */
const cutFrom = (picture: Sharp, upright: Size, crop: Crop): Sharp => {
  const degrees = turnOf(crop.rotation);
  return picture
    .rotate(degrees, { background: clear })
    .extract(cutOf(crop, turned(upright, degrees)));
};

const bare = (picture: Sharp) =>
  picture.timeout({ seconds: mostSeconds }).raw().toBuffer({ resolveWithObject: true });
export type Bare = Awaited<ReturnType<typeof bare>>;
export const sharpOf = ({ data, info: { width, height, channels } }: Bare): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** The same of a large picture: what the cut shows is taken out and made smaller before it is turned. */
const cutFromLarge = async (picture: Sharp, upright: Size, crop: Crop): Promise<Sharp> => {
  const degrees = turnOf(crop.rotation);
  const cut = cutOf(crop, turned(upright, degrees));
  const scale = Math.min(1, (longestSide * spare) / Math.max(cut.width, cut.height));
  const scaled = (n: number) => Math.max(1, Math.round(n * scale));
  const [width, height] = [scaled(cut.width), scaled(cut.height)];
  const nothing = sharp({ create: { width, height, channels: 4, background: clear } });
  const shown = shownIn(cut, upright, degrees);
  if (!shown) return nothing;
  const { part, middle } = shown;
  const small = await bare(
    picture
      .extract(part)
      .resize(scaled(part.width), scaled(part.height), { fit: "fill" })
      .toColourspace("srgb")
      .ensureAlpha(),
  );
  const piece = await bare(sharpOf(small).rotate(degrees, { background: clear }));
  // where the piece lies in the cut: some of it may stand out, and some of the cut be empty
  const place = (at: number, own: number, whole: number) => {
    const from = Math.round(at * scale - own / 2);
    const before = Math.max(0, from);
    const size = Math.min(own - Math.max(0, -from), whole - before);
    return { out: Math.max(0, -from), before, size, after: whole - before - size };
  };
  const x = place(middle.x, piece.info.width, width);
  const y = place(middle.y, piece.info.height, height);
  if (x.size <= 0 || y.size <= 0) return nothing;
  const whole = sharpOf(piece)
    .extract({ left: x.out, top: y.out, width: x.size, height: y.size })
    .extend({ left: x.before, right: x.after, top: y.before, bottom: y.after, background: clear });
  return sharpOf(await bare(whole));
};

/**
 * Upright, cut and made smaller where it is larger than `side`; null where it has too many pixels.
 *
 * @param open reads the picture from its beginning
 */
const cutOut = async (open: () => Sharp, crop: Crop | null, side: number): Promise<Bare | null> => {
  const { width, height, autoOrient } = await open().metadata();
  if (width * height > mostPixels) return null;

  const upright = open().autoOrient();
  const cut = crop
    ? width * height > mostTurned
      ? await cutFromLarge(upright, autoOrient, crop)
      : cutFrom(upright, autoOrient, crop)
    : upright;
  return bare(
    cut.resize(side, side, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb"),
  );
};

/** The bare pixels of an uploaded picture. Throws where it is damaged. */
export const barePicture = (bytes: Uint8Array, crop: Crop | null, side: number) =>
  cutOut(() => opened(bytes), crop, side);

const encoded = async (open: () => Sharp, crop: Crop | null): Promise<ProcessedImage> => {
  const made = await cutOut(open, crop, longestSide);
  if (made === null) return failed("tooLarge");
  const { data, info } = made;

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
    return failureOf(error);
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
  const pixels = sharpOf(await bare(opened(bytes).autoOrient().toColourspace("srgb")));
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
    return failureOf(error);
  }
};
