import type { AccountId, MediaId, StoryId, VisitorId } from "#core/kernel/index.ts";
import type { Caption } from "./captions.ts";
import type { CropTransform, MediaFailure, MediaStatus, MediaType } from "./media.ts";

/** A medium as it is stored; keys are object-store keys, served below `/media/{key}`. */
export interface MediaRecord {
  readonly id: MediaId;
  readonly version: number;
  readonly story_id: StoryId | null;
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
  readonly type: MediaType;
  readonly status: MediaStatus;
  readonly mime_type: string;
  readonly file_size_kb: number;
  /** What was uploaded; never published. */
  readonly source_key: string;
  /** What was re-encoded and may be seen; null until it is ready. */
  readonly key: string | null;
  readonly mp4_key: string | null;
  readonly thumbnail_key: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly peaks: readonly number[] | null;
  readonly captions: readonly Caption[] | null;
  /** Why it failed; null while it has not. */
  readonly failure: MediaFailure | null;
  readonly progress: number;
  readonly crop_source_id: MediaId | null;
  readonly crop_transform: CropTransform | null;
  readonly created_on: string;
}

/** A permission to upload one object, bound to who asked (design rule 5). */
export interface UploadRecord {
  /** The object key. */
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
  readonly media_type: string;
  readonly mime_type: string;
  readonly used_on: string | null;
  readonly created_on: string;
}
