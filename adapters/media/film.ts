import sharp from "sharp";

/** One animated WebP of frames of the same size, that plays for ever. */
export const animated = async (
  frames: readonly Uint8Array[],
  { width, perSecond, quality }: { width: number; perSecond: number; quality: number },
): Promise<Uint8Array> => {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width }).png({ compressionLevel: 1 }).toBuffer()),
  );
  return sharp(small, { join: { animated: true } })
    .webp({
      quality,
      effort: 4,
      loop: 0,
      delay: small.map(() => Math.round(1000 / perSecond)),
      minSize: true,
    })
    .toBuffer();
};

/** Any picture as a JPEG, as a camera would give it. */
export const asJpeg = (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture).jpeg({ quality: 90 }).toBuffer();
