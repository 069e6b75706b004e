import { messages } from "#core/kernel/index.ts";

/** What is said while the product cannot be reached (SHELL-09). */
export const startWords = /* @__PURE__ */ messages("start", {
  unreachable: (product: string) => ({ product }),
});
