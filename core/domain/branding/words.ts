import { messages } from "#core/kernel/index.ts";

/** What is said about logos. */
export const brandingWords = /* @__PURE__ */ messages("branding", {
  /** Of {@link logoMaximum} */
  tooMany: null,
  gone: null,
  blank: null,
  noCard: null,
  noTheme: null,
});
