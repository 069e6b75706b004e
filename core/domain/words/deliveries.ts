import { messages } from "#core/kernel/index.ts";

/** What an organiser is told of a card that is to go on a day. */
export const deliveryWords = /* @__PURE__ */ messages("delivery", {
  noDay: null,
  noTime: null,
  noZone: null,
  badDay: null,
  badTime: null,
  unknownZone: null,
  past: null,
  tooFar: null,
  tooMany: (most: number) => ({ most }),
  alreadyGone: null,
  twice: null,
});
