import { type ShownSlide, tintOf } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { inkLine, type Setting, setWords } from "../../lettering/index.ts";
import { outCubic, span } from "../../motion.ts";
import type { PhotoLook } from "../looks.ts";
import { hungIn, placesIn } from "../places.ts";
import { floating, type PrintKind, polaroid, polaroidEdge, polaroidShape } from "../print.ts";
import { drawPrints, type Prints, printsRest } from "../prints.ts";
import { airFace, captionFace, type PhotoWords, shownPhotos, wordsOf } from "../setting.ts";
import { paintAir, paintCloth } from "./table.ts";

const ink = "#2b2140";

interface Layout {
  readonly prints: Prints;
  readonly words: PhotoWords;
  readonly caption: Setting | null;
}

/** A single polaroid is lettered on itself, in its own units. */
const captionOf = (text: string, width: number, assets: Assets): Setting =>
  setWords(
    text,
    {
      ...{ part: "title", face: captionFace, align: "center", isEven: true },
      ...{ x: width * 0.06, width: width * 0.88 },
      ...{ y: width * (1 - polaroidEdge.side) + 0.6, height: width * polaroidEdge.foot - 1.6 },
      ...{ most: 9.4, least: 2.6, leading: 1.06 },
    },
    assets,
  );

const layoutOf = (slide: ShownSlide, assets: Assets, isPolaroid: boolean): Layout =>
  assets.once("layout", () => {
    const photos = shownPhotos(slide);
    const isAlone = photos.length === 1;
    const isLettered = isPolaroid && isAlone && Boolean(slide.title?.trim());
    const low = Math.min(1, assets.height / 140);
    const words = wordsOf(slide, assets, {
      face: isPolaroid ? captionFace : airFace,
      align: "center",
      side: 7,
      foot: 6.5,
      most: isPolaroid ? 14 : 15 * low,
      high: isPolaroid ? 20 : 26 * low,
      noTitle: isLettered,
    });
    const bottom = Math.min(words.top - 3, assets.height - 5);
    const shape = isPolaroid ? polaroidShape : floating.usual;
    // one that lies across is wider than its place, and would reach the edge
    const side = isPolaroid ? 4 : isAlone ? 9 : 3;
    const box = { x: side, y: 5, width: 100 - 2 * side, height: bottom - 5 };
    const places =
      isPolaroid || isAlone
        ? placesIn(photos.length, box, shape, 1.16)
        : hungIn(photos.length, box, shape);
    const held = {
      x: 50,
      y: 5 + box.height * 0.5,
      width: isAlone ? (places[0]?.width ?? 70) : Math.min(74, box.height * 0.88 * shape),
      turn: 2,
    };
    const caption = isLettered
      ? captionOf(slide.title?.trim() ?? "", places[0]?.width ?? 70, assets)
      : null;
    return { prints: { photos, places, held, caption }, words, caption };
  });

const look = (
  kind: PrintKind,
  isPolaroid: boolean,
  ground: (part: Sheet, tint: string) => void,
): PhotoLook => ({
  rests: (count) => (kind.hangs > 0 ? Number.POSITIVE_INFINITY : printsRest(count)),
  lines: (slide, assets) => {
    const { words, caption, prints } = layoutOf(slide, assets, isPolaroid);
    const [place] = prints.places;
    if (!caption || !place) return words.lines;
    const turn = (place.turn * Math.PI) / 180;
    const [left, top] = [-place.width / 2, -place.width / polaroidShape / 2];
    // the print is turned about its middle
    const onPrint = caption.lines.map((line) => ({
      ...line,
      x: place.x + (left + line.x) * Math.cos(turn) - (top + line.y) * Math.sin(turn),
      y: place.y + (left + line.x) * Math.sin(turn) + (top + line.y) * Math.cos(turn),
      turn: place.turn,
    }));
    return [...onPrint, ...words.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { prints, words } = layoutOf(slide, assets, isPolaroid);
    const { pen, unit } = sheet;
    drawPrints(sheet, assets, kind, prints, (part) => ground(part, tintOf(slide)), t);
    const k = outCubic(span(t, 0.5, 0.6));
    if (k === 0 || words.lines.length === 0) return;
    const high = assets.height - words.top + 3;
    const image = assets.kept(sheet, "words", 100, high, (part) => {
      part.pen.fillStyle = ink;
      for (const line of words.lines) inkLine(part, { ...line, y: line.y - words.top + 3 });
    });
    pen.globalAlpha = k;
    pen.drawImage(image, 0, Math.round((words.top - 3 + (1 - k) * 2) * unit));
    pen.globalAlpha = 1;
  },
});

/** Polaroids that fall on a cloth, are held and put down. */
export const polaroids = look(polaroid, true, paintCloth);
/** Photos that hang in the air. */
export const hover = look(floating, false, paintAir);
