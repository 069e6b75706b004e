import { type LocationPreset, locationPresetOf } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide } from "../../shown.ts";
import type { Assets, Face } from "../drawing.ts";
import { lettered, type Setting, setWords } from "../lettering/index.ts";
import { pointWords } from "./map.ts";

/** The card's margin about it, in units. */
export const margin = 4;
/** The map's from the card's edge. */
const inset = 4;

/** How each style of map is lettered. */
export const faces: Readonly<Record<LocationPreset, { title: Face; place: Face }>> = {
  print: { title: lettered("Yellowtail"), place: lettered("League Gothic") },
  historic: {
    title: lettered("IM Fell English", "italic 400"),
    place: lettered("IM Fell English"),
  },
  satellite: { title: lettered("League Gothic"), place: lettered("Share Tech Mono") },
};
export const handFace = lettered("Caveat");
export const markFace = lettered("League Gothic");

/** Which style a slide’s map has. */
export const styleOf = (slide: ShownSlide): LocationPreset => locationPresetOf(slide.theme);

export interface Layout {
  readonly style: LocationPreset;
  /** The map's box on the slide. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: Setting;
  readonly place: Setting;
  readonly from: Setting;
  /** What the postmark says. */
  readonly mark: Setting;
  readonly low: number;
}

/** Side of the postmark's part, and of the stamp's. */
export const markSide = 26;
export const stampWide = 15;
export const stampHigh = 18;

/** A postcard: its map, what is written below it, and its stamp (SLIDE-11, SLIDE-28). */
export const layPlace = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const low = Math.min(1, height / 140);
    const style = styleOf(slide);
    const face = faces[style];
    const x = margin + inset;
    const y = margin + inset * low;
    const foot = 31 * low;
    const map = { x, y, width: 100 - 2 * x, height: height - y - margin - foot };
    const top = map.y + map.height + 2 * low;
    const name = slide.location_name?.trim() ?? "";
    const title = slide.title?.trim() || name;
    const isNamed = title !== name && name !== "";
    const where = [isNamed ? name : "", slide.location_lat == null ? "" : pointWords(slide)];
    const below = where.filter(Boolean).join("  ·  ");
    const line = (part: string, text: string, own: Face, at: number, high: number, most: number) =>
      setWords(
        text,
        {
          ...{ part, face: own, align: style === "historic" ? "center" : "start", leading: 1.1 },
          ...{ x: x + 1, y: top + at * low, width: map.width - 2, height: high * low },
          ...{ most: most * low, least: 2.6 * low },
        },
        assets,
      );
    const shown = style === "satellite" ? title.toLocaleUpperCase() : title;
    const mark = setWords(
      name.toLocaleUpperCase(),
      {
        ...{ part: "mark", face: markFace, align: "center", leading: 1 },
        ...{ x: 6, y: 8.4, width: 14, height: 9.2, most: 5, least: 1.4 },
      },
      assets,
    );
    return {
      ...map,
      ...{ style, low, mark },
      title: line("title", shown, face.title, 0.4, 13, 12.5),
      place: line("place", below, face.place, 14, 6, 5),
      from: setWords(
        makerOf(slide),
        {
          ...{ part: "from", face: handFace, align: "end", leading: 1.1, stand: "bottom" },
          ...{ x: 50, y: top + 19.4 * low, width: 42 - inset + 3, height: 6.2 * low },
          ...{ most: 6 * low, least: 2.6 * low },
        },
        assets,
      ),
    };
  });
