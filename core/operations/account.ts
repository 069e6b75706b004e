import * as z from "zod/mini";
import {
  Account,
  AddressChange,
  Auth,
  EmailPreferences,
  News,
} from "#core/domain/account/index.ts";
import {
  firstNameWords,
  lastNameWords,
  nameMaximum,
  nameTooLongWords,
} from "#core/domain/form/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { isZone, zoneMaximum } from "#core/domain/zone/index.ts";
import { asText } from "#core/kernel/index.ts";
import { byToken, code, email, fields, id, longToken, neededLine, oneOf, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Account";
const subject = { of: "none" } as const;
const who = "signedIn";

/** FORM-06. */
export const firstName = neededLine(asText(firstNameWords), nameMaximum, nameTooLongWords);
/** FORM-07. */
export const lastName = neededLine(asText(lastNameWords), nameMaximum, nameTooLongWords);

/** The longest language tag anybody needs (RFC 5646, 4.4.1), in characters. */
const localeMaximum = 35;

const Tooltips = z.object({ tooltips: z.array(z.string()) });

export const accountOperations = {
  readAccount: operation({
    tag,
    summary: "Get the logged-in user's profile",
    ids: ["API-03", "ACCT-01", "OPEN-05"],
    answer: z.object({ account: Account }),
    subject,
    who,
  }),
  /** A new e-mail address has to be proved with the code that was sent to it. */
  changeAccount: operation({
    tag,
    summary: "Update the profile; the returned tokens replace the stored ones",
    ids: ["API-04", "ACCT-03", "FORM-06", "FORM-07"],
    inTurn: true,
    body: fields({
      first_name: z.optional(firstName),
      last_name: z.optional(lastName),
      email: z.optional(email),
      verify_code: z.optional(code),
      auth_context_id: z.optional(id),
      refresh_token: z.optional(longToken),
    }),
    answer: z.object({ auth: Auth, account: Account }),
    refusals: ["gone", "locked"],
    subject,
    who,
  }),
  /** Changes nothing: what the link in the mail to the old address would do is shown before it is done. */
  readAddressChange: operation({
    tag,
    summary: "Get a change of address by the link emailed to the old one",
    ids: ["API-04", "ACCT-03"],
    path: byToken,
    answer: z.object({ address_change: AddressChange }),
    subject,
    who: "anyone",
  }),
  /** Restores the old address and signs everybody out; once, for seven days. The token in the link is the permission. */
  restoreAddress: operation({
    tag,
    summary: "Undo a change of address",
    ids: ["API-04", "ACCT-03"],
    path: byToken,
    answer: z.object({ email: z.string() }),
    refusals: ["gone"],
    subject,
    who: "anyone",
  }),
  changeSettings: operation({
    tag,
    summary: "Hide or show the user's email address",
    ids: ["API-05", "ACCT-04", "OPEN-60"],
    inTurn: true,
    body: fields({ hide_my_email: yesNo }),
    answer: z.object({ account: Account }),
    subject,
    who,
  }),
  changeLanguage: operation({
    tag,
    summary: "Set the language of the user’s emails; answers the one that suits best",
    ids: ["API-05"],
    inTurn: true,
    body: fields({ locale: neededLine(asText(fieldWords.text), localeMaximum) }),
    answer: z.object({ locale: z.string() }),
    subject,
    who,
  }),
  readEmails: operation({
    tag,
    summary: "Get which emails the user gets, and how often",
    ids: ["API-05", "OPEN-26", "F-34"],
    answer: z.object({ emails: EmailPreferences }),
    subject,
    who,
  }),
  /** Turning one on again undoes its unsubscribe link, and the other way round. */
  changeEmails: operation({
    tag,
    summary: "Choose which emails the user gets, and how often",
    ids: ["API-05", "OPEN-26", "F-34"],
    inTurn: true,
    body: fields({
      news: z.optional(oneOf(News.options)),
      invitations: z.optional(yesNo),
      reminders: z.optional(yesNo),
    }),
    answer: z.object({ emails: EmailPreferences }),
    subject,
    who,
  }),
  /** Told by the app when somebody logs in, and when their device has moved; what waits for a morning moves along. */
  changeZone: operation({
    tag,
    summary: "Set the time zone in which the user's days and mornings are",
    ids: ["API-05", "OPEN-26"],
    inTurn: true,
    body: fields({
      zone: neededLine(asText(fieldWords.text), zoneMaximum).check(
        z.refine(isZone, { error: asText(fieldWords.zone) }),
      ),
    }),
    answer: z.object({ zone: z.string() }),
    subject,
    who,
  }),
  deleteAccount: operation({
    tag,
    summary: "Delete the account",
    ids: ["API-06", "ACCT-05"],
    answer: null,
    subject,
    who,
  }),
  readTooltips: operation({
    tag,
    summary: "List the tooltips the user has seen",
    ids: ["API-07", "ACCT-06"],
    answer: Tooltips,
    subject,
    who,
  }),
  completeTooltip: operation({
    tag,
    summary: "Mark one tooltip as seen",
    ids: ["API-08", "ACCT-06", "OPEN-62"],
    body: fields({
      complete: neededLine(asText(fieldWords.tooltip), 100, fieldWords.nameTooLong),
    }),
    answer: Tooltips,
    subject,
    who,
  }),
};
