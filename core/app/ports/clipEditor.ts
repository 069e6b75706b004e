import type { CaptureKind, Kept } from "#core/domain/capture/index.ts";
import type { CancelSignal, PickedFile } from "./browser.ts";

/** How a clip is made ready before it is uploaded. */
export interface ClipWish {
  readonly type: "audio" | "video";
  /** What is kept of it, in seconds; null: all of it. */
  readonly keep: Kept | null;
  /** Hears how far it is, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: CancelSignal;
}

/** Cuts and encodes clips on the device where they were made or chosen (decision 0065). */
export interface ClipEditor {
  /** Whether the ends of such a recording can be cut off here. */
  trims(kind: Exclude<CaptureKind, "photo">): boolean;
  /**
   * The clip as the server wants it: a video as H.264 in mp4, no larger than a card shows it (`videoLimits`); null where
   * it goes as it is, because it is that already or this browser can’t make it so. Rejects where a clip can’t be cut as
   * asked, can’t be read, or was cancelled; the file it was given is left alone.
   */
  convert(file: PickedFile, wish: ClipWish): Promise<PickedFile | null>;
}
