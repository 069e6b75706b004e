import sharp from "sharp";

/** The pixels of an encoded picture, four channels each, for tests that look at them. */
export const pixelsOf = async (
  picture: Uint8Array,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
