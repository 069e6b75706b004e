import type { PostalClass } from "./class.ts";

/** The postage that a postal credit includes (OPEN-151). */
const includedPostage: PostalClass["id"] = "second_class";

/** Whether a postal credit pays for an order of this class: a dearer one is paid by card. */
export const creditPaysFor = (postalClass: PostalClass["id"]): boolean =>
  postalClass === includedPostage;
