import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PickedFile } from "#core/app/index.ts";

/** Where a photo of the fixtures lies: JPEG, 1600×1200, with the place it was taken in its EXIF. */
export const photoPath = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/files/${name}.jpg`, import.meta.url));

/** The same as somebody picked it. */
export const photoFile = async (name: string): Promise<PickedFile> => {
  const content = await readFile(photoPath(name));
  return { name: `${name}.jpg`, type: "image/jpeg", size: content.byteLength, content };
};
