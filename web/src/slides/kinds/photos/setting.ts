import { makerOf, photosOf, type ShownMedium, type ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line } from "../drawing.ts";
import {
  directionOf,
  handOf,
  type Lettering,
  type Setting,
  sans,
  serif,
  setWords,
} from "../lettering/index.ts";

export const titleFace: Face = serif("560");
export const captionFace: Face = serif("italic 520");
/** Of titles under prints in the air. */
export const airFace: Face = serif("italic 640");
export const fromFace: Face = sans("800");

/** A photo that has an address; one that has none is nowhere. */
export const shownPhotos = (slide: ShownSlide): readonly ShownMedium[] =>
  photosOf(slide).filter(({ url, thumbnail_url }) => (url ?? thumbnail_url) !== null);

/** The face in which whoever made it signs. */
export const signatureOf = (slide: ShownSlide): Face =>
  handOf(slide, slide.subtitle?.trim() || makerOf(slide)).signature;

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
  /** The name is signed in this face beside the title, across from where that begins. */
  readonly signature?: Face;
}

/** The title, and across from it the name as its author signs. */
const besideOf = (
  slide: ShownSlide,
  assets: Assets,
  plan: Plan & { readonly signature: Face },
): PhotoWords => {
  const said = slide.title?.trim() ?? "";
  const isRight = directionOf(said) === "rtl";
  const end = assets.height - plan.foot;
  const set = (
    own: Pick<Lettering, "part" | "face" | "align" | "x" | "width" | "most">,
    text: string,
  ) =>
    setWords(
      text,
      { ...own, y: end - plan.high, height: plan.high, least: 2.6, leading: 1.08, stand: "bottom" },
      assets,
    );
  const full = { x: plan.side, width: 100 - 2 * plan.side };
  const name = set(
    {
      ...{ part: "from", face: plan.signature, align: said === "" ? "center" : "end" },
      ...{ x: plan.side, width: said === "" ? full.width : full.width * 0.42, most: 8.6 },
    },
    slide.subtitle?.trim() || makerOf(slide),
  );
  const wide = name.lines.reduce((most, { width }) => Math.max(most, width), 0);
  const taken = name.lines.length > 0 ? wide + 5 : 0;
  const title = set(
    {
      ...{ part: "title", face: plan.face, align: "start", most: plan.most },
      ...{ x: plan.side + (isRight ? taken : 0), width: full.width - taken },
    },
    said,
  );
  // it stands on the title’s last line
  const base = title.lines.at(-1)?.y ?? name.lines.at(-1)?.y ?? end;
  const lines = name.lines.map((line) => ({
    ...line,
    y: base,
    x: said === "" ? line.x : isRight ? plan.side : 100 - plan.side - line.width,
    turn: said === "" ? 0 : -2,
  }));
  const from = { ...name, lines };
  const first = title.lines.length > 0 ? title : from;
  return {
    ...{ title, from, lines: [...title.lines, ...lines] },
    top: first.lines.length > 0 ? first.top : assets.height,
  };
};

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
  if (plan.signature) return besideOf(slide, assets, { ...plan, signature: plan.signature });
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
