import type { Kept } from "#core/domain/capture/index.ts";
import type { CropTransform } from "#core/domain/media/index.ts";

export type UploadStatus =
  | "waiting"
  /** Made ready for the server on this device. */
  | "converting"
  | "uploading"
  | "processing"
  | "ready"
  | "failed"
  | "cancelled";

/** What a picture was cut from, and how (MEDIA-19, OPEN-108). */
export interface Crop {
  readonly sourceId: string;
  readonly transform: CropTransform;
}

/** What is asked of an upload beside its file. */
export interface UploadWish {
  /** Hears that it arrived after the network was away. */
  readonly wentOn?: () => void;
  readonly crop?: Crop | null;
  /** What is kept of a recording; null: all of it. */
  readonly keep?: Kept | null;
}
