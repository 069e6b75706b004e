import * as z from "zod/mini";
import { Subscription } from "#core/domain/mail/index.ts";
import { byToken } from "./fields.ts";
import { operation } from "./operation.ts";

/** What is left with the token of a mail, and whether it was. */
const Unsubscription = z.object({ from: Subscription, unsubscribed: z.boolean() });

const row = {
  tag: "Mails",
  ids: ["API-54", "OPEN-26"],
  path: byToken,
  answer: z.object({ unsubscription: Unsubscription }),
  subject: { of: "none" },
  who: "anyone",
} as const;

/** The way out of mails that somebody else, or a calendar, brings about (RFC 8058, decision 0035). */
export const unsubscribingOperations = {
  readUnsubscription: operation({ ...row, summary: "Get what an unsubscribe link ends" }),
  unsubscribe: operation({ ...row, summary: "Unsubscribe this address" }),
  resubscribe: operation({ ...row, summary: "Undo an unsubscription" }),
};
