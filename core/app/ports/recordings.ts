import type { CaptureKind } from "#core/domain/capture/index.ts";
import type { Instant, Span } from "#core/kernel/index.ts";

declare const isKey: unique symbol;
/** Where a recording lies: whose it is, the card, and which. */
export type RecordingKey = string & { readonly [isKey]: true };

/** What is known of a recording before it is read. */
export interface RecordingFacts {
  readonly kind: CaptureKind;
  readonly format: string;
  readonly startedAt: Instant;
  /** When something of it came to disk last. */
  readonly writtenAt: Instant;
  readonly length: Span;
  /** It was stopped; otherwise it runs still, or its tab is gone. */
  readonly isOver: boolean;
  /** The medium that was made of it; null until it is uploaded. */
  readonly mediaId: string | null;
}

/** A stretch of a recording. */
export interface RecordedPart {
  readonly bytes: Uint8Array;
  /** How loud it was, 0 to 1, one after another. */
  readonly levels: readonly number[];
}

/** What came of writing; `full`: there is no room on this device. */
export type Writing = "kept" | "full" | "failed";

/** Recordings on disk while they run: what was written is there after a crash (design rule 7). Never rejects in `write`. */
export interface Recordings {
  /** Writes the facts anew and adds a part, both or neither; answers once it is durable. */
  write(key: RecordingKey, facts: RecordingFacts, part?: RecordedPart): Promise<Writing>;
  find(
    prefix: string,
  ): Promise<readonly { readonly key: RecordingKey; readonly facts: RecordingFacts }[]>;
  /** Its parts in their order. */
  parts(key: RecordingKey): Promise<readonly RecordedPart[]>;
  remove(key: RecordingKey): Promise<void>;
  /** All under a prefix lie under another from now on. */
  move(from: string, to: string): Promise<void>;
}
