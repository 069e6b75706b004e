import { makerOf, photosOf, type ShownMedium, type ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line } from "../drawing.ts";
import { type Lettering, type Setting, sans, serif, setWords } from "../lettering/index.ts";

export const titleFace: Face = serif("560");
export const captionFace: Face = serif("italic 520");
export const fromFace: Face = sans("800");

/** A photo that has an address; one that has none is nowhere. */
export const shownPhotos = (slide: ShownSlide): readonly ShownMedium[] =>
  photosOf(slide).filter(({ url, thumbnail_url }) => (url ?? thumbnail_url) !== null);

/** Title and name under or on photos, as set. Units. */
export interface PhotoWords {
  readonly title: Setting;
  readonly from: Setting;
  readonly lines: readonly Line[];
  /** Where the first of them begins; the slide’s height where there are none. */
  readonly top: number;
}

interface Plan {
  readonly face: Face;
  readonly align: Lettering["align"];
  /** Room on both sides, and under the last line. */
  readonly side: number;
  readonly foot: number;
  /** Heights of their ems at most, and of the title as a whole. */
  readonly most: number;
  readonly high: number;
  /** Said on the print itself. */
  readonly noTitle?: boolean;
}

/** Sets title and name at the foot of a slide, as large as they fit. */
export const wordsOf = (slide: ShownSlide, assets: Assets, plan: Plan): PhotoWords => {
  const set = (part: string, text: string, face: Face, most: number, height: number, end: number) =>
    setWords(
      text,
      {
        ...{ part, face, most, height, align: plan.align, least: 2.6, leading: 1.12 },
        ...{ x: plan.side, width: 100 - 2 * plan.side, y: end - height },
        ...{ stand: "bottom", isEven: plan.align === "center" },
      },
      assets,
    );
  const foot = assets.height - plan.foot;
  const from = set("from", slide.subtitle?.trim() || makerOf(slide), fromFace, 4.8, 6, foot);
  const end = from.lines.length > 0 ? from.top - 1.4 : foot;
  const said = plan.noTitle ? "" : (slide.title?.trim() ?? "");
  const title = set("title", said, plan.face, plan.most, plan.high, end);
  const first = title.lines.length > 0 ? title : from;
  return {
    title,
    from,
    lines: [...title.lines, ...from.lines],
    top: first.lines.length > 0 ? first.top : assets.height,
  };
};
