import { blend } from "#adapters/webgl/basis/index.ts";
import { type ShownMedium, type ShownSlide, tintOf } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { inkLine } from "../../lettering/index.ts";
import { outCubic, span } from "../../motion.ts";
import { paper, seen } from "../../paper/index.ts";
import { paintPhoto, stateOf } from "../frame.ts";
import type { PhotoLook } from "../looks.ts";
import { changing, imageOf, layPhoto, unfold } from "../panning.ts";
import { type Box, mosaicIn, tilesIn } from "../places.ts";
import { type PhotoWords, shownPhotos, signatureOf, titleFace, wordsOf } from "../setting.ts";
import { each } from "../times.ts";

/** How a photo fills its frame and gives way to the next. */
interface Style {
  readonly ink: string;
  /** Room for the words: at their sides, under them, heights of an em and of the title. */
  readonly words: Pick<Parameters<typeof wordsOf>[2], "side" | "foot" | "most" | "high">;
  /** The name stands beside the title as its author signs. */
  readonly isSigned: boolean;
  /** The frame, and what is between tiles, in units. */
  frame(slide: ShownSlide, words: PhotoWords, height: number): Box;
  readonly gap: number;
  tiles(count: number, frame: Box): readonly Box[];
  readonly round: number;
  ground(part: Sheet, frame: Box, slide: ShownSlide): void;
  /** What a photo’s edge looks like, once it lies in its place. */
  edge?(part: Sheet, box: Box): void;
  /** What lies over photos, under words. */
  veil(part: Sheet, words: PhotoWords): void;
}

/** Seconds for all of them to come together at the end. */
const gathering = 1.1;
/** All of them are together this long before the slide is over. */
const together = 0.7;

interface Layout {
  readonly photos: readonly ShownMedium[];
  readonly words: PhotoWords;
  readonly frame: Box;
  readonly tiles: readonly Box[];
  /** The frame’s own edge, on a part as large as it. */
  paintEdge(part: Sheet): void;
}

const gathersAt = (count: number): number => count * each - gathering - together;

const clipped = ({ pen, unit }: Sheet, box: Box, round: number): void => {
  pen.beginPath();
  pen.roundRect(box.x * unit, box.y * unit, box.width * unit, box.height * unit, round * unit);
  pen.clip();
};

/** What lies over photos begins so far above the words, in units. */
const shaded = 22;

/** Every photo in a tile of its own: what is seen in the end. */
const paintTile = (part: Sheet, assets: Assets, photo: ShownMedium, box: Box, round: number) => {
  const { pen, unit } = part;
  const x = Math.round(box.x * unit);
  const y = Math.round(box.y * unit);
  const width = Math.round((box.x + box.width) * unit) - x;
  const height = Math.round((box.y + box.height) * unit) - y;
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.roundRect(0, 0, width, height, round * unit);
  pen.clip();
  paintPhoto({ pen, unit, width, height }, assets, photo);
  pen.restore();
};

const look = (style: Style): PhotoLook => {
  const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
    assets.once("layout", () => {
      const photos = shownPhotos(slide);
      const words = wordsOf(slide, assets, {
        ...{ face: titleFace, align: "start" },
        ...style.words,
        ...(style.isSigned ? { signature: signatureOf(slide) } : {}),
      });
      const frame = style.frame(slide, words, assets.height);
      const paintEdge = (part: Sheet) => style.edge?.(part, { ...frame, x: 0, y: 0 });
      return { photos, words, frame, tiles: style.tiles(photos.length, frame), paintEdge };
    });

  /** The slide with all photos in their tiles. */
  const gathered = (sheet: Sheet, assets: Assets, { photos, tiles, frame }: Layout) => {
    const states = photos.map((photo) => stateOf(assets, photo)[0]).join("");
    return assets.kept(sheet, `all ${states}`, 100, assets.height, (part, slide) => {
      style.ground(part, frame, slide);
      for (const [i, photo] of photos.entries()) {
        const tile = tiles[i];
        if (!tile) continue;
        paintTile(part, assets, photo, tile, style.round);
        style.edge?.(part, tile);
      }
    });
  };

  const drawPhotos = (sheet: Sheet, assets: Assets, layout: Layout, t: number): void => {
    const { pen, unit, width } = sheet;
    const { photos, frame, tiles } = layout;
    const count = photos.length;
    const at = gathersAt(count);
    const isMany = count > 1;
    if (count === 0 || (isMany && t >= at + gathering)) {
      pen.drawImage(gathered(sheet, assets, layout), 0, 0);
      return;
    }
    const ground = assets.kept(sheet, "ground", 100, assets.height, (part, slide) =>
      style.ground(part, frame, slide),
    );
    pen.drawImage(ground, 0, 0);
    pen.save();
    clipped(sheet, frame, style.round);
    const i = Math.min(count - 1, Math.max(0, Math.floor((t + changing / 2) / each)));
    const before = photos[i - 1];
    const isChanging = before !== undefined && t < i * each + changing;
    if (isChanging) layPhoto(sheet, imageOf(sheet, assets, before, i - 1, frame), frame, i - 1, t);
    const now = photos[i];
    if (now) {
      const image = imageOf(sheet, assets, now, i, frame);
      if (isChanging) unfold(sheet, image, frame, i, t);
      else layPhoto(sheet, image, frame, i, t);
    }
    pen.restore();
    if (style.edge) {
      const edge = assets.kept(sheet, "edge", frame.width, frame.height, layout.paintEdge);
      pen.drawImage(edge, frame.x * unit, frame.y * unit);
    }
    if (!isMany || t < at) return;
    // the last one gives way to all of them, tile by tile
    const all = gathered(sheet, assets, layout);
    const stagger = (gathering - 0.5) / count;
    for (const [k, tile] of tiles.entries()) {
      const part = outCubic(span(t, at + k * stagger, 0.5));
      if (part === 0) break;
      const x = Math.max(0, Math.floor((tile.x - style.gap) * unit));
      const y = Math.max(0, Math.floor((tile.y - style.gap) * unit));
      const wide = Math.min(width - x, Math.ceil((tile.width + 2 * style.gap) * unit));
      const high = Math.min(sheet.height - y, Math.ceil((tile.height + 2 * style.gap) * unit));
      pen.globalAlpha = part;
      const small = 0.86 + 0.14 * part;
      pen.drawImage(
        all,
        ...([x, y, wide, high] as const),
        ...([x + (wide * (1 - small)) / 2, y + (high * (1 - small)) / 2] as const),
        ...([wide * small, high * small] as const),
      );
    }
    pen.globalAlpha = 1;
  };

  return {
    rests: (count) => (count > 1 ? gathersAt(count) + gathering : each),
    lines: (slide, assets) => layoutOf(slide, assets).words.lines,
    draw: (sheet, slide, assets, t) => {
      const layout = layoutOf(slide, assets);
      const { words } = layout;
      const { pen, unit } = sheet;
      drawPhotos(sheet, assets, layout, t);
      const k = outCubic(span(t, 0.4, 0.8));
      if (k === 0 || words.lines.length === 0) return;
      const top = words.top - shaded;
      const image = assets.kept(sheet, "words", 100, assets.height - top, (part) => {
        style.veil(part, words);
        part.pen.fillStyle = style.ink;
        for (const line of words.lines) inkLine(part, { ...line, y: line.y - top });
      });
      pen.globalAlpha = k;
      pen.drawImage(image, 0, Math.round(top * unit));
      pen.globalAlpha = 1;
    },
  };
};

/** Photos from edge to edge, with the words on them. */
export const fullscreen = look({
  ink: "#ffffff",
  words: { side: 8, foot: 7.5, most: 18, high: 34 },
  isSigned: false,
  gap: 0.7,
  tiles: (count, frame) => tilesIn(count, frame, 0.7, 0.92),
  round: 0,
  frame: (_slide, _words, height) => ({ x: 0, y: 0, width: 100, height }),
  ground: ({ pen, width, height }) => {
    pen.fillStyle = "#fdf6ea";
    pen.fillRect(0, 0, width, height);
  },
  veil: ({ pen, unit, width, height }) => {
    const shade = pen.createLinearGradient(0, 0, 0, height);
    // dark enough where the words begin, whatever is on the photos there
    const words = (shaded * unit) / height;
    shade.addColorStop(0, seen("#1c0f1c", 0));
    shade.addColorStop(words * 0.5, seen("#1c0f1c", 0.26));
    shade.addColorStop(words, seen("#1c0f1c", 0.54));
    shade.addColorStop(1, seen("#1c0f1c", 0.84));
    pen.fillStyle = shade;
    pen.fillRect(0, 0, width, height);
  },
});

/** The edge of a window cut into thick card: dark above, where the card stands over it, and bright below. */
const bevel = ({ pen, unit }: Sheet, { x, y, width, height }: Box): void => {
  const [left, top] = [x * unit, y * unit];
  const [right, bottom] = [(x + width) * unit, (y + height) * unit];
  const deep = 0.9 * unit;
  const sides = [
    [left, top, right, top, right - deep, top + deep, left + deep, top + deep, "#c9b596"],
    [left, top, left, bottom, left + deep, bottom - deep, left + deep, top + deep, "#dccbb0"],
    [right, top, right, bottom, right - deep, bottom - deep, right - deep, top + deep, "#fffaf0"],
    [
      left,
      bottom,
      right,
      bottom,
      right - deep,
      bottom - deep,
      left + deep,
      bottom - deep,
      "#ffffff",
    ],
  ] as const;
  for (const [a, b, c, d, e, f, g, h, tint] of sides) {
    pen.fillStyle = tint;
    pen.beginPath();
    pen.moveTo(a, b);
    pen.lineTo(c, d);
    pen.lineTo(e, f);
    pen.lineTo(g, h);
    pen.fill();
  }
  // the card’s shadow on the photo
  const soft = 3 * unit;
  const above = pen.createLinearGradient(0, top + deep, 0, top + deep + soft);
  above.addColorStop(0, seen("#2a1420", 0.42));
  above.addColorStop(1, seen("#2a1420", 0));
  pen.fillStyle = above;
  pen.fillRect(left + deep, top + deep, right - left - 2 * deep, soft);
  const beside = pen.createLinearGradient(left + deep, 0, left + deep + soft * 0.6, 0);
  beside.addColorStop(0, seen("#2a1420", 0.3));
  beside.addColorStop(1, seen("#2a1420", 0));
  pen.fillStyle = beside;
  pen.fillRect(left + deep, top + deep, soft * 0.6, bottom - top - 2 * deep);
};

/** Photos in windows of a thick mount, over the words. */
export const plainFrame = look({
  ink: "#33203a",
  words: { side: 7, foot: 6.6, most: 11, high: 24 },
  isSigned: true,
  gap: 2.2,
  tiles: (count, frame) => mosaicIn(count, frame, 2.2),
  round: 0,
  frame: (_slide, words, height) => ({
    x: 5.5,
    y: 5.5,
    width: 89,
    height: (words.lines.length > 0 ? words.top - 4 : height - 5.5) - 5.5,
  }),
  ground: (part, _frame, slide) => {
    const { pen, unit, width, height } = part;
    paper(part, blend(tintOf(slide), "#fffaf0", 0.66), "#8a5a34", 0.9);
    // a line pressed into the mount, and its lit edge
    pen.lineWidth = 0.3 * unit;
    for (const [at, tint, alpha] of [
      [2.5, "#8a5a34", 0.3],
      [2.8, "#ffffff", 0.8],
    ] as const) {
      pen.strokeStyle = seen(tint, alpha);
      pen.strokeRect(at * unit, at * unit, width - 2 * at * unit, height - 2 * at * unit);
    }
  },
  edge: bevel,
  veil: () => {},
});
