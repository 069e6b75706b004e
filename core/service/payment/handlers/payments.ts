import { owns, type StorySubject } from "#core/domain/access/index.ts";
import { type PaymentRecord, presentPayment } from "#core/domain/payment/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { done } from "#core/kernel/index.ts";
import { readCard, showStory } from "../../card/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { mailReceipt } from "../receipts.ts";
import { settle } from "../settling.ts";

/** The card that was paid for, as its owner sees it; null when it is gone, or somebody else’s by now. */
const storyOf = async (context: Context, { story_id }: PaymentRecord): Promise<Story | null> => {
  const subject: StorySubject | null =
    story_id === null ? null : await context.store.wholeCard(story_id, context.actor);
  return subject && owns(context.actor, subject)
    ? showStory(context, await readCard(context, subject))
    : null;
};

const orderOf = async ({ store }: Context, { postal_order_id }: PaymentRecord) =>
  postal_order_id === null ? null : await store.find("postal_orders", postal_order_id);

const show = async (context: Context, payment: PaymentRecord) =>
  presentPayment(payment, await storyOf(context, payment), await orderOf(context, payment));

/** Money or a credit was taken, whatever became of it. */
const isTaken = ({ card_last4, used_credit_type }: PaymentRecord): boolean =>
  card_last4 !== null || used_credit_type !== null;

/** The newest first (PAY-14). Those that were begun and never paid are not among them. */
export const readPayments: Handler<"readPayments"> = async (context, { query }) => {
  const { store, actor } = context;
  const { limit, offset = 0 } = query;
  const own = await store.list(
    "payments",
    {
      account_id: actor.account as NonNullable<typeof actor.account>,
      status: ["succeeded", "canceled"],
    },
    { descending: true },
  );
  const page = own.filter(isTaken).slice(offset, offset + limit);
  const cards = new Map<string, Promise<Story | null>>();
  const cardOf = (payment: PaymentRecord): Promise<Story | null> => {
    const key = payment.story_id ?? "";
    const known = cards.get(key) ?? storyOf(context, payment);
    cards.set(key, known);
    return known;
  };
  const { postal_orders } = await store.pick({
    postal_orders: page.flatMap(({ postal_order_id }) => postal_order_id ?? []),
  });
  const payments = await Promise.all(
    page.map(async (payment) => {
      const order = postal_orders.find(({ id }) => id === payment.postal_order_id) ?? null;
      return presentPayment(payment, await cardOf(payment), order);
    }),
  );
  return done({ payments });
};

export const readPayment: Handler<"readPayment"> = async (context, _asked, payment) =>
  done({ payment: await show(context, payment) });

/** Asks the provider as long as it isn’t over, and gives what was paid for (PAY-18, PAY-19). */
export const readPaymentStatus: Handler<"readPaymentStatus"> = async (context, _asked, payment) =>
  done({ payment_status: (await settle(context, payment)).status });

/** PAY-21, OPEN-155. */
export const requestReceipt: Handler<"requestReceipt"> = async (context, { body }, payment) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const over = await countIn(context, [{ limit: "receiptsOfPayment", of: payment.id }]);
  if (over) return over;
  const story = await storyOf(context, payment);
  if (payment.status === "succeeded") {
    const record =
      payment.story_id === null ? null : await context.store.find("stories", payment.story_id);
    mailReceipt(context, account.value, payment, story && record, body.email);
  }
  return done({ payment: presentPayment(payment, story, await orderOf(context, payment)) });
};
