import type { MediaFailure } from "#core/domain/media/index.ts";
import type { Reencoded } from "./infrastructure.ts";

/** A file of any size that was made here, until it is discarded. */
export interface MadeFile {
  readonly size: number;
  read(): AsyncIterable<Uint8Array>;
}

/** What became of a voice or video that was sent in. */
export type ProcessedClip =
  | {
      readonly ok: true;
      readonly clip: MadeFile;
      readonly mime_type: string;
      /** A JPEG of a moment near the beginning; null for sound. */
      readonly poster: Reencoded | null;
      /** Seconds. */
      readonly duration: number;
      /** Pixels of what is seen; null for sound. */
      readonly width: number | null;
      readonly height: number | null;
      /** How loud it is, in equal parts of its length, from 0 to 1; null where nothing is heard, or it is not known. */
      readonly peaks: readonly number[] | null;
      /** Removes what was made. */
      discard(): Promise<void>;
    }
  | { readonly ok: false; readonly reason: MediaFailure };

/** Makes of a recording what every browser plays: video as H.264 in mp4, sound as AAC. Never trusts the MIME type. */
export interface ClipProcessor {
  /** Whether a file that begins like this may be one: cheap, and all that is looked at before the job. */
  mayBe(type: "audio" | "video", head: Uint8Array): boolean;
  /** Throws only what another try may mend. `progress` is told percents from 0 to 100. */
  process(
    type: "audio" | "video",
    source: AsyncIterable<Uint8Array>,
    progress: (percent: number) => void,
  ): Promise<ProcessedClip>;
}
