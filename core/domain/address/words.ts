import { messages } from "#core/kernel/index.ts";

/** What is said of an address book. */
export const addressWords = /* @__PURE__ */ messages("address", {
  /** Of {@link addressMaximum} */
  tooMany: null,
  /** It was deleted, or is somebody else's. */
  gone: null,
});
