import { messages } from "#core/kernel/index.ts";

/** The builder's words; the specification's where it gives them (BUILD-02, 03, 07, 09, 10). */
export const builderWords = /* @__PURE__ */ messages("making", {
  chooseType: null,
  edit: null,
  addMedia: (type: string) => ({ type }),
  holdOn: null,
  uploadLost: null,
  yesExit: null,
  cancel: null,
  deleted: null,
  newer: null,
  stillUploading: null,
});
