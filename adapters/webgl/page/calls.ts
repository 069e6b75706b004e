import type { PictureType } from "#core/app/ports/stage.ts";
import type { Probe } from "../basis/index.ts";
import type { Counters, SceneKind, SceneRequest, TextLayer } from "../stage/index.ts";

/** What is told of a scene that is open. Seconds. */
export interface Opened {
  readonly posterTime: number;
  /** From when on nothing moves any more. */
  readonly rests: number;
  readonly textLayer: TextLayer;
  /** The first picture, where one was asked for and could be drawn. */
  readonly picture: ImageBitmap | null;
}

/** A picture at `t` seconds, at the poster time where null. Pixels. */
export interface FirstFrame {
  readonly t: number | null;
  readonly width: number;
  readonly height: number;
}

/** A picture and where its title stands in it, in pixels from the top left. */
export interface Still {
  readonly blob: Blob;
  readonly title: { x: number; y: number; width: number; height: number };
}

/** The calls that cross from the page to where the pictures are drawn. */
export interface Engine {
  probe(): Promise<Probe>;
  /** Fetches what draws a kind of scene, and these slides of it. */
  warm(kind: SceneKind, slides?: readonly object[]): Promise<void>;
  /** Makes a scene ready, and draws its first picture at once: asked for apart it would come a while later (P5). */
  open(id: number, request: SceneRequest, first?: FirstFrame): Promise<Opened>;
  /** The picture at `t` seconds, `width` × `height` pixels; null while the context is lost. */
  frame(id: number, t: number, width: number, height: number): Promise<ImageBitmap | null>;
  /** Waits until nothing more of an open scene comes; null where all of it was there, or it was closed meanwhile. */
  whole(id: number): Promise<{ readonly textLayer: TextLayer } | null>;
  close(id: number): Promise<void>;
  /** An encoded picture at `t` seconds, else at the poster time. */
  still(
    request: SceneRequest,
    t: number | null,
    type: PictureType,
    quality?: number,
  ): Promise<Still>;
  counters(): Promise<Counters>;
  /** Loses the context and has it restored, as a driver may do at any time. */
  lose(): Promise<void>;
}
