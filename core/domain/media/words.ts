import { messages } from "#core/kernel/index.ts";
import type { UploadType } from "./limits.ts";

const typed = (type: UploadType) => ({ type });

/** What uploads are refused with; the first three to the letter (ERR-18, ERR-19, ERR-20). */
export const mediaWords = /* @__PURE__ */ messages("media", {
  failed: typed,
  failedWithoutMessage: null,
  noPermission: null,
  wrongType: typed,
  tooLarge: (mb: number) => ({ mb }),
  tooManyPixels: null,
  tooLong: (minutes: number) => ({ minutes }),
  changedOnTheWay: null,
  notUploaded: null,
  noPicture: null,
  inUse: (n: number) => ({ n }),
  cropSource: null,
  cropOutside: null,
  noCaptions: null,
  captionOrder: null,
  nothingHeard: null,
  notListened: null,
});
