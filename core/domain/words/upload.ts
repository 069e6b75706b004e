import { messages } from "#core/kernel/index.ts";

/** What is said of uploads (ERR-18..20). */
export const uploadWords = /* @__PURE__ */ messages("upload", {
  failed: (type: string) => ({ type }),
  failedSilently: null,
  noPermission: null,
});
