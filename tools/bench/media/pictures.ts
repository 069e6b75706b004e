import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { sharpDarkroom } from "#adapters/media/index.ts";
import { photoPath } from "#specs/cast/photos.ts";
import type { Row } from "../measure.ts";
import { inTurn } from "./cpu.ts";
import { againstItself, times } from "./rows.ts";

/** Pictures a round: one alone is too short to be measured to 5 %. */
const pictures = 3;

/** P14: CPU of making a 12-MP JPEG of a phone into its picture and thumbnail, ≤ 1.1× that of sharp with the same settings. */
export const processedPictures = async (): Promise<Row[]> => {
  const jpeg = await twelveMegapixels();
  const darkroom = sharpDarkroom();
  const again = async (one: () => Promise<unknown>) => {
    for (let n = 0; n < pictures; n++) await one();
  };
  const product = async () => {
    const made = await darkroom.process(jpeg, null);
    if (!made.ok || made.height !== 1600) throw new Error("The picture was not made.");
  };
  const { base, made, baseAgain } = await inTurn(
    { rounds: 5 },
    {
      base: () => again(() => plain(jpeg)),
      made: () => again(product),
      baseAgain: () => again(() => plain(jpeg)),
    },
  );
  return [
    againstItself(`plain sharp, ${pictures} pictures of 12 MP`, base, baseAgain),
    times(`P14 ${pictures} pictures of 12 MP, CPU`, base, made, 1.1),
  ];
};

/** What anybody would write: the picture, and of it the thumbnail. Settings of `adapters/media/encode.ts`. */
const plain = async (jpeg: Uint8Array): Promise<void> => {
  const within = { fit: "inside", withoutEnlargement: true } as const;
  const picture = await sharp(jpeg, { failOn: "warning", pages: 1, sequentialRead: true })
    .autoOrient()
    .resize(1600, 1600, within)
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .toBuffer();
  await sharp(picture).resize(480, 480, within).webp({ quality: 82 }).toBuffer();
};

/** A photo as a phone takes it: 4032 × 3024 with the grain of its sensor, about 4 MB, turned by its EXIF. */
const twelveMegapixels = async (): Promise<Uint8Array> => {
  const [width, height] = [4032, 3024];
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(await readFile(photoPath("garden")))
    .resize(width, height, { fit: "cover" })
    .composite([{ input: grain, blend: "soft-light" }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
};
