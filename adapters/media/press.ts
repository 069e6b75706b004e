import sharp from "sharp";

/** A picture as the best JPEG of at most `most` bytes; below quality 24 it stays larger rather than get worse. */
export const pressed = async (picture: Uint8Array, most: number): Promise<Uint8Array> => {
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= most || quality <= 24) return jpeg;
  }
};
