import type { Cancel } from "#core/kernel/index.ts";

/** Words that were heard in a recording: from when until when, in seconds from its beginning. */
export interface HeardWords {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The speech recognition of this browser, where it has one that takes a recording. */
export interface SpeechListener {
  readonly isThere: boolean;
  /**
   * Plays a recording once, without a sound. `heard` is what is said in it; it rejects where it can’t be listened to, or
   * once it was stopped.
   *
   * @param language as in BCP 47
   * @param told how far it is, 0 to 1
   */
  listen(
    url: string,
    language: string,
    told: (fraction: number) => void,
  ): { readonly heard: Promise<readonly HeardWords[]>; readonly stop: Cancel };
}
