import { CanvasTexture, LinearMipmapLinearFilter, type Texture } from "three";
import { penOf, spareCanvas } from "../basis/index.ts";

/** Longer sides are made smaller: no cover shows more, and some devices take no more. Pixels. */
const LONGEST = 1024;

/** A photo as a texture, upright as it was taken; null where there is none or it cannot be read. */
export const photoTexture = async (photo: Blob | null): Promise<Texture | null> => {
  if (!photo) return null;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo);
  } catch {
    // not a picture this browser reads: the cover is drawn without it
    return null;
  }
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = spareCanvas(width, height);
  // read back, so that every browser scales it by the processor and alike
  const pen = penOf(canvas, true);
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const texture = new CanvasTexture(canvas as HTMLCanvasElement);
  texture.flipY = false;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
};
