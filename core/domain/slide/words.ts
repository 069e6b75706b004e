import { messages } from "#core/kernel/index.ts";

/** What slides are refused with, to the letter where the specification gives words (SLIDE-20..38). */
export const slideWords = /* @__PURE__ */ messages("slide", {
  /** What the last page of a new card begins with (SLIDE-23). */
  creditsTitle: null,
  voiceTitle: null,
  noVoice: null,
  onlyOne: null,
  noGif: null,
  tooManyLegacyPhotos: null,
  noLocation: null,
  noMapStyle: null,
  noSong: null,
  noHeadline: null,
  noYear: (last: number) => ({ last: `${last}` }),
  noPhoto: null,
  tooManyPhotos: null,
  noMessage: null,
  longMessage: null,
  noVideo: null,
  noDate: null,
  wrongMedium: null,
  unknownVariant: (variants: readonly string[]) => ({ variants }),
  unknownMedium: null,
  notReady: null,
  notYours: null,
  already: null,
  otherType: null,
  badOrder: null,
  locked: null,
  /** Behind the private link of a card that has gone out. */
  sentAlready: null,
  pictureKept: null,
  notAllowed: null,
  tooMany: null,
  keep: null,
  keepApproved: null,
  justDeleted: null,
  newerVersion: null,
  /** THEME-08 */
  noBox: null,
});
