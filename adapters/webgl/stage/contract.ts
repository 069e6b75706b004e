import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import type { PaperCutTheme, Quality, ThemeOf } from "#core/domain/cover/index.ts";
import type { DrawableCover } from "#core/domain/exported/index.ts";
import type { Gpu } from "./gpu.ts";

/** What each kind of scene is drawn from: a family's theme, a cover made elsewhere, or nothing but the title. */
export interface Source extends ThemeOf {
  readonly default: null;
  readonly exported: DrawableCover;
  /** A card theme that shows cut paper instead of its family's scene (OPEN-113). */
  readonly "paper cut": PaperCutTheme;
  /** Nothing at all: what lies over it is seen over the page. */
  readonly clear: null;
  /** A slide that isn’t a cover, as the painter of whoever composes the stage takes it (decision 0053). */
  readonly slide: object;
}
export type SceneKind = keyof Source;

/** A cover looked up and ready to be drawn; plain data, so that it crosses into a worker. */
export interface Piece<K extends SceneKind = SceneKind> {
  readonly kind: K;
  readonly theme: Source[K];
  /** The title with the name in it; may be empty. */
  readonly text: string;
  /** Whom the title is for, as they are called in it; empty where nobody is known. */
  readonly name: string;
  readonly seed: number;
  /** The card's photo as it was uploaded, where the variant shows one and it could be had. */
  readonly photo: Blob | null;
  /** Whether the variant shows a photo at all. */
  readonly takesPhoto: boolean;
  /** Address below which the pictures of covers lie (OPEN-119). */
  readonly assets: string;
  /** Where the title stands instead of its own place, for the kinds that allow it (THEME-07). Percent. */
  readonly box?: CoverSpec["box"];
}

/** What lies over a picture as text: plain data that only whoever composes the stage reads. */
export type TextLayer = object | null;

/** What a scene is made from. Pixels. */
export interface SceneRequest<K extends SceneKind = SceneKind> extends Piece<K> {
  readonly effects: Effects;
  /** How long the effects have been falling when the scene begins: they go on from one slide to the next. Seconds. */
  readonly effectsFrom?: number;
  readonly quality: Quality;
  readonly width: number;
  readonly height: number;
}

/** A picture as a pure function of time. Seconds; pixels. */
export interface Scene {
  /** Length of the loop after `loopFrom`. */
  readonly duration: number;
  readonly loopFrom: number;
  /** When the picture is whole: posters and thumbnails are drawn then. */
  readonly posterTime: number;
  /** From when on nothing moves any more; without it something always does. */
  readonly rests?: number;
  /** What the page shows beside the picture. */
  textLayer?(): TextLayer;
  /** Kept when nothing more of the picture comes; without it all of it is there at once. */
  whole?(): Promise<void>;
  /** What it leaves out is seen through; all other scenes cover every pixel. */
  readonly isClear?: boolean;
  /** Where the title stands at the poster time, in pixels from the top left; null where the whole picture is it. */
  titleArea?(): { x: number; y: number; width: number; height: number } | null;
  /** What the picture at `t` waits for: the faces of its letters, from when any of them is seen. Null where it is all there. */
  waits?(t: number): Promise<void> | null;
  /** Its picture at `t`, of a scene that needs no context. */
  bitmap?(t: number, width: number, height: number): Promise<ImageBitmap>;
  resize(width: number, height: number): void;
  update(t: number): void;
  render(gpu: Gpu): void;
  dispose(): void;
}

/** Fonts and programs may have to be loaded first. */
export interface SceneFactory<K extends SceneKind = SceneKind> {
  create(request: SceneRequest<K>, gpu: Gpu): Promise<Scene>;
}
