import type { AccountRecord } from "#core/domain/account/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Context } from "../context/index.ts";
import { cardName, post, receiptMail, refundMail } from "../mail/index.ts";

type Mailing = Pick<Context, "work" | "ids" | "today" | "translator" | "settings">;
type Payer = Pick<AccountRecord, "id" | "email" | "locale">;

/** The receipt, to the payer’s own address or to another one that they name (PAY-21, OPEN-155). */
export const mailReceipt = (
  context: Mailing,
  { id, email, locale }: Payer,
  payment: PaymentRecord,
  story: StoryRecord | null,
  to = email,
): void =>
  post(context, {
    kind: "receipt",
    to,
    locale,
    sender: to === email ? null : id,
    mail: receiptMail(context.settings, payment, story ? cardName(story) : mailWords.aCard),
  });

/** Money goes back, and why. */
export const mailRefund = (
  context: Mailing,
  { email, locale }: Payer,
  payment: PaymentRecord,
  story: StoryRecord | null,
): void =>
  post(context, {
    kind: "refund",
    to: email,
    locale,
    sender: null,
    mail: refundMail(context.settings, payment, story && cardName(story)),
  });
