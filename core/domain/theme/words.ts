import { messages } from "#core/kernel/index.ts";

/** What is said about colours and themes; `failed to delete theme` and the like are the specification's. */
export const themeWords = /* @__PURE__ */ messages("theme", {
  /** THEME-14 */
  named: (number: number) => ({ number: `${number}` }),
  /** OPEN-124 */
  newerColours: null,
  unreadableColours: null,
  /** Of {@link themeMaximum} */
  tooMany: null,
  tooManyShared: null,
  notShared: null,
  noneChosen: null,
  noName: null,
  /** ERR-30 */
  notDeleted: null,
  /** ERR-31 */
  noId: null,
  gone: null,
  /** While it was being changed. */
  deletedElsewhere: null,
});
