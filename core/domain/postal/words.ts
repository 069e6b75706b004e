import { messages } from "#core/kernel/index.ts";

/** What the screens of post say of their own accord (OPEN-158). */
export const postalWords = /* @__PURE__ */ messages("postal", {
  notSaved: null,
  noAddress: null,
  noClass: null,
});
