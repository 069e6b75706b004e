import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import type { Quality } from "#core/domain/cover/index.ts";
import type { Piece, SceneKind, TextLayer } from "../stage/index.ts";
import type { Engine } from "./calls.ts";
import type { FrameClock } from "./pace.ts";

/** What a place shows. */
export interface Subject {
  readonly kind: SceneKind;
  /** The cover that a poster is painted of; null where there is none. */
  readonly cover: CoverSpec | null;
  /** Looks it up. */
  piece(): Promise<Piece>;
}

export interface MountOptions {
  readonly fx?: Partial<Effects>;
  /** How long they have been falling when this begins. Seconds. */
  readonly fxFrom?: number;
  /** Hears what is shown beside the picture: when it is opened, and once more when nothing more of it comes. */
  readonly onTextLayer?: (textLayer: TextLayer) => void;
  /** The poster frame only, no motion. */
  readonly reducedMotion?: boolean;
  readonly paused?: boolean;
  /** A picture of the cover lies below already: no poster is painted (until `uncover`). */
  readonly covered?: boolean;
  /** The stage cannot draw here; the poster stays. Called at most once. */
  readonly onError?: (error: Error) => void;
}

/** A cover, or what else is shown, at one place on the page. Times in seconds. */
export interface Playing<T = CoverSpec> {
  /** How long the slide is shown (OPEN-91); the picture itself goes on as long as it is played. */
  readonly duration: number;
  play(): void;
  pause(): void;
  seek(t: number): void;
  /** Stands as its poster does, all of it there, until it is sought or played. */
  settle(): void;
  /** Shows another one here, without a gap. */
  update(what: T): void;
  /** The picture below did not come: a poster is painted after all. */
  uncover(): void;
  /** Kept when the first drawn frame is to be seen. */
  readonly ready: Promise<void>;
  dispose(): void;
}

/** What a place asks of whatever draws for it. */
export type Drawing = Pick<Engine, "open" | "frame" | "whole" | "close">;

/** What the places on a page share. */
export interface Shared {
  /** `first` is the kind of scene that will be asked for. */
  engine(first?: SceneKind): Promise<Drawing>;
  readonly clock: FrameClock;
  quality: Quality;
  id(): number;
}
