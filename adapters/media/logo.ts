import { groundOf } from "#core/domain/branding/index.ts";
import type { ProcessedLogo, Reencoded } from "#core/service/ports/index.ts";
import type { Crop } from "./crop.ts";
import { type Bare, barePicture, failureOf, sharpOf } from "./encode.ts";
import { failed } from "./failed.ts";

const longestSide = 1000;
const smallSide = 320;
const quality = 90;
/** Whether anything is to be seen, and on what ground, shows in as few pixels. */
const lookedAt = 160;

const within = (bare: Bare, side: number) =>
  sharpOf(bare).resize(side, side, { fit: "inside", withoutEnlargement: true });
const bytesOf = (buffer: Buffer) => buffer as Uint8Array as Reencoded;

/** From bare pixels on, nothing of the file can come along: no script, no metadata, no second picture. */
export const drawLogo = async (bytes: Uint8Array, crop: Crop | null): Promise<ProcessedLogo> => {
  try {
    const bare = await barePicture(bytes, crop, longestSide);
    if (bare === null) return failed("tooLarge");
    const pixels = await within(bare, lookedAt).ensureAlpha().raw().toBuffer();
    const ground = groundOf(pixels);
    if (ground === null) return { ok: false, reason: "blank" };
    const large = await sharpOf(bare).webp({ quality, alphaQuality: 100 }).toBuffer();
    const small = await within(bare, smallSide).png({ compressionLevel: 9 }).toBuffer();
    return {
      ok: true,
      large: { picture: bytesOf(large), mime_type: "image/webp" },
      small: { picture: bytesOf(small), mime_type: "image/png" },
      width: bare.info.width,
      height: bare.info.height,
      ground,
    };
  } catch (error) {
    return failureOf(error);
  }
};
