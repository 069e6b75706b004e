import { messages } from "#core/kernel/index.ts";

/** What a link to the product says of it in a chat, and a search engine in its results. */
export const previewWords = /* @__PURE__ */ messages("previews", {
  brand: null,
  group: null,
  recipient: null,
  watch: null,
  picture: null,
  brandPicture: null,
});
