import type { ShownSlide } from "../../shown.ts";
import type { Assets } from "../drawing.ts";
import { slideOf } from "./samples.ts";

/** Assets without a canvas, for what is laid out: letters are half an em wide, wide signs and emoji 1.15. */
export const laidOutAssets = (height = 140, slide = slideOf({})): Assets => {
  const known = new Map<string, unknown>();
  const segmenter = new Intl.Segmenter();
  const own: Assets = {
    height,
    picture: () => undefined,
    moving: () => null,
    plays: () => false,
    locale: "en-GB",
    say: (key) => key,
    measure: (text) => {
      let ems = 0;
      for (const { segment } of segmenter.segment(text))
        ems += /[\u2e80-\u9fff\uac00-\ud7a3]|\p{Extended_Pictographic}/u.test(segment)
          ? 1.15
          : segment === " "
            ? 0.3
            : 0.5;
      return ems;
    },
    kept: () => {
      throw new Error("Nothing is painted here");
    },
    once: <T>(key: string, make: (slide: ShownSlide, assets: Assets) => T): T => {
      if (!known.has(key)) known.set(key, make(slide, own));
      return known.get(key) as T;
    },
  };
  return own;
};
