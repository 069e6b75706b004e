import { messages } from "#core/kernel/index.ts";

/** What stands on every page: the logo's tagline (SHELL-03), the way past it, and what stands in empty fields (FORM-09). */
export const frameWords = /* @__PURE__ */ messages("frame", {
  tagline: null,
  skip: null,
  places: null,
  email: null,
  code: null,
});
