import { topStory, yearOf } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide } from "../../shown.ts";
import type { Assets, Face } from "../drawing.ts";
import { type Lettering, lettered, type Setting, setWords } from "../lettering/index.ts";

export const headFace = lettered("UnifrakturCook", "700");
export const headlineFace = lettered("Playfair Display", "900");
export const storyFace = lettered("Old Standard TT");
export const bylineFace = lettered("Playfair Display", "700");

/** The page on its table, in units: its left and right edge, and how far it is from the slide’s top and bottom. */
export const page = { left: 4, right: 96, margin: 4 } as const;
const side = 8.5;
const inner = 100 - 2 * side;

/** A box in units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A front page as it is set. */
export interface NewsLayout {
  readonly head: Setting;
  readonly headline: Setting;
  readonly story: Setting;
  readonly from: Setting;
  /** Heights of the double rule under the head. */
  readonly rule: number;
  readonly picture: Box;
  /** Columns of other news, too far away to be read. */
  readonly columns: readonly Box[];
  /** How much smaller everything is on a low slide. */
  readonly low: number;
}

/** Sets the paper’s head, its headline, and the story beside the picture (SLIDE-30..32). */
export const layNews = (slide: ShownSlide, assets: Assets): NewsLayout =>
  assets.once("layout", () => {
    const low = Math.min(1, assets.height / 140);
    const bottom = assets.height - page.margin - 4 * low;
    const set = (
      part: string,
      text: string,
      face: Face,
      box: Box,
      more: Pick<Lettering, "most" | "leading"> & Partial<Lettering>,
    ): Setting =>
      setWords(text, { ...box, part, face, align: "center", least: 2.2 * low, ...more }, assets);
    const head = set(
      "title",
      topStory(assets.say("slides.topStory"), yearOf(slide.date) ?? undefined),
      headFace,
      { x: side, y: 6.5 * low, width: inner, height: 16 * low },
      { most: 15 * low, leading: 1 },
    );
    const rule = 24 * low;
    const headline = set(
      "headline",
      slide.title?.trim() ?? "",
      headlineFace,
      { x: side, y: 27.5 * low, width: inner, height: 39 * low },
      { most: 30 * low, leading: 1.02, isEven: true },
    );
    const words = slide.description?.trim() ?? "";
    const by = slide.subtitle?.trim() || makerOf(slide);
    const hasText = words !== "" || by !== "";
    const top = 70 * low;
    const end = bottom - 22 * low;
    const wide = hasText ? 0.56 * inner : inner;
    const beside = { x: side + wide + 3, width: inner - wide - 3 };
    const byHigh = by === "" ? 0 : 7 * low;
    const story = set(
      "message",
      words,
      storyFace,
      { ...beside, y: top - 0.5 * low, height: end - top - byHigh },
      { most: 7.2 * low, leading: 1.14, align: "start", stand: "top" },
    );
    const from = set(
      "from",
      by,
      bylineFace,
      { ...beside, y: end - byHigh + low, height: byHigh },
      { most: 4.6 * low, leading: 1.1, align: "start", stand: "bottom" },
    );
    const third = (inner - 2 * 3.4) / 3;
    return {
      ...{ head, headline, story, from, rule, low },
      picture: { x: side, y: top, width: wide, height: end - top },
      columns: [0, 1, 2].map((i) => ({
        x: side + i * (third + 3.4),
        y: end + 4 * low,
        width: third,
        height: bottom - end - 5 * low,
      })),
    };
  });
