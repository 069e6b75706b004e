import { queryPart } from "../navigation/index.ts";

/** The mailing that brings a free card credit, and the prompt under which the gift is on record. */
export const freeCredit = {
  source: "email",
  campaign: "branded25",
  prompt: "free-credit-branded25",
} as const;

const either = (path: string, name: string): string =>
  (queryPart(path, `utm_${name}`) ?? queryPart(path, name) ?? "").toLowerCase();

/** Whether an address was opened out of that mailing (SHELL-20, OPEN-19). */
export const bringsFreeCredit = (path: string): boolean =>
  either(path, "source") === freeCredit.source && either(path, "campaign") === freeCredit.campaign;
