import { days } from "#core/kernel/index.ts";
import type { Allowance } from "./allowance.ts";

/** Mails that one person may cause in a day; signing in does not count (R17). */
export const mailsOfSender: Allowance = { limit: 200, span: days(1) };
/** Mails that one address receives in a day because of other people (R17). */
export const mailsOfRecipient: Allowance = { limit: 20, span: days(1) };
/** How often the same person may be nudged. */
export const nudgeEvery = days(1);
