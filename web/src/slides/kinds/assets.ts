import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { ShownMedium, ShownSlide } from "../shown.ts";
import type {
  Assets,
  DrawnWord,
  Face,
  MovingPicture,
  PaintPart,
  Sheet,
  SlideDrawing,
} from "./drawing.ts";
import { loadFaces } from "./fonts.ts";
import { KeptParts } from "./kept.ts";
import { EM, fontOf } from "./lettering/index.ts";

/** Where what a slide is drawn with comes from. */
export interface AssetSources {
  /** The medium’s pixels; rejects, or answers null, where they cannot be had. */
  fetchPicture(medium: ShownMedium): Promise<ImageBitmap | null>;
  /** The medium’s single pictures; null where it doesn’t move here. By default nothing moves. */
  fetchMoving?(medium: ShownMedium): Promise<MovingPicture | null>;
  /** Words of the catalogue. */
  say(key: DrawnWord): string;
  /** In whose language dates are written; British English by default. */
  readonly locale?: string;
  /** Whether the page plays a medium below the drawing; by default it plays none. */
  plays?(id: string): boolean;
  /** Called when a picture is there, or is known not to come: what shows it is to be drawn again. */
  onPicture?(id: string): void;
  /** Height of a slide that is 100 units wide; 140 by default. */
  readonly height?: number;
  /** Bytes of kept parts at most; 64 MB by default. */
  readonly memory?: number;
}

/** What one slide is drawn with, as it is being loaded. */
export interface SlideAssets extends Assets {
  /** Its lettering and its first picture are there, or will not come: it can be drawn. */
  readonly ready: Promise<void>;
  /** So are all of its pictures. */
  readonly complete: Promise<void>;
  /** The same faces and pictures for a slide of another height, in units: laid out and painted anew. */
  shaped(height: number): Assets;
  /** Gives pictures and kept parts back. */
  dispose(): void;
}

let measuring: ReturnType<typeof penOf> | undefined;

/** How wide a text is in a face, in ems. */
const widthOf = (text: string, face: Face): number => {
  if (!measuring) {
    measuring = penOf(spareCanvas(1, 1));
    measuring.textBaseline = "alphabetic";
  }
  measuring.font = fontOf(face);
  return measuring.measureText(text).width / EM;
};

const wordsOf = (slide: ShownSlide): string =>
  [slide.title, slide.subtitle, slide.description, slide.location_name, slide.creator?.first_name]
    .filter(Boolean)
    .join(" ");

/** Said on slides in faces of the drawing. */
const said: readonly DrawnWord[] = [
  "slides.photoLost",
  "slides.noPhoto",
  "slides.creditsTitle",
  "slides.theEnd",
  "slides.topStory",
];

/** Fetches what a slide is lettered with. */
export const facesOf = (
  slide: ShownSlide,
  drawing: SlideDrawing,
  say: AssetSources["say"],
): Promise<void> =>
  loadFaces(drawing.faces(slide), `${wordsOf(slide)} — ${said.map((key) => say(key)).join(" ")}`);

/** Loads what a slide is drawn with: its lettering, and its pictures in the order in which they are seen. */
export const loadAssets = (
  slide: ShownSlide,
  drawing: SlideDrawing,
  sources: AssetSources,
): SlideAssets => {
  const pictures = new Map<string, ImageBitmap | null>();
  const moving = new Map<string, MovingPicture | null>();
  const widths = new Map<string, Map<string, number>>();
  const kept = new KeptParts(sources.memory ?? 64 * 2 ** 20);
  let isGone = false;

  const load = async (medium: ShownMedium): Promise<void> => {
    const picture = await sources.fetchPicture(medium).catch(() => null);
    if (isGone) {
      picture?.close();
      return;
    }
    pictures.set(medium.id, picture);
    sources.onPicture?.(medium.id);
  };
  const move = async (medium: ShownMedium): Promise<void> => {
    const picture = (await sources.fetchMoving?.(medium).catch(() => null)) ?? null;
    if (isGone) for (const image of picture?.images ?? []) image.close();
    else {
      moving.set(medium.id, picture);
      sources.onPicture?.(medium.id);
    }
  };
  const faces = facesOf(slide, drawing, (key) => sources.say(key));
  const [first, ...more] = drawing.pictures(slide);
  const begun = first ? load(first) : Promise.resolve();
  const ready = Promise.all([faces, begun]).then(() => undefined);
  // the first one is not held up by those after it
  const complete = ready.then(async () => {
    await Promise.all([...more.map(load), ...(drawing.moving?.(slide) ?? []).map(move)]);
  });

  const say = (key: DrawnWord) => sources.say(key);
  const picture = (id: string) => pictures.get(id);
  const frames = (id: string) => moving.get(id);
  const plays = (id: string) => sources.plays?.(id) ?? false;
  const measure = (text: string, face: Face): number => {
    const font = `${face.cut} ${face.family}`;
    const own = widths.get(font) ?? new Map<string, number>();
    widths.set(font, own);
    const width = own.get(text) ?? widthOf(text, face);
    own.set(text, width);
    return width;
  };
  const locale = sources.locale ?? "en-GB";
  const usual = sources.height ?? 140;
  const shapes = new Map<number, Assets>();
  const shaped = (height: number): Assets => {
    const before = shapes.get(height);
    if (before) return before;
    const known = new Map<string, unknown>();
    const names = new Map<string, string>();
    const nameOf = (key: string): string => {
      if (height === usual) return key;
      const name = names.get(key) ?? `${height} ${key}`;
      names.set(key, name);
      return name;
    };
    // apart from `kept`, which would make a function each time otherwise
    const painted = (paint: PaintPart) => (part: Sheet) => paint(part, slide, own);
    const own: Assets = {
      ...{ height, say, locale, picture, plays, measure, moving: frames },
      kept: (sheet, key, wide, high, paint) =>
        kept.find(sheet, nameOf(key)) ?? kept.get(sheet, nameOf(key), wide, high, painted(paint)),
      once: <T>(key: string, make: (slide: ShownSlide, assets: Assets) => T): T => {
        if (!known.has(key)) known.set(key, make(slide, own));
        return known.get(key) as T;
      },
    };
    shapes.set(height, own);
    return own;
  };

  return {
    ...shaped(usual),
    ...{ ready, complete, shaped },
    dispose: () => {
      isGone = true;
      for (const picture of pictures.values()) picture?.close();
      pictures.clear();
      for (const one of moving.values()) for (const image of one?.images ?? []) image.close();
      moving.clear();
      kept.clear();
    },
  };
};
