import fc from "fast-check";
import { expect, it } from "vitest";
import { balanceOf, creditsOf, type Transfer } from "#core/domain/ledger/index.ts";
import type { StoryId } from "#core/kernel/index.ts";
import { fate, moneyWorld, step } from "#specs/fixtures/moneyWorld.ts";

/** Steps of all runs together; each run begins with an empty house. */
const runs = 100;
const steps = 100;

const gbp = ({ unit }: Transfer) => unit === "gbp";

it(`[PAY-15][R5][R7] whatever people do and whenever a process dies, the books say what was paid, given and given back (${runs * steps} steps)`, async () => {
  let taken = 0;
  const seen = { succeeded: 0, refunded: 0, spent: 0, printed: 0, died: 0 };
  const stages = { paid: 0, printing: 0, posted: 0, cancelled: 0, taken: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fate), { minLength: steps, maxLength: steps }),
      async (sequence) => {
        const { service, fulfilment, act, rest } = await moneyWorld();
        for (const [one, how] of sequence) {
          await act(one, how);
          taken++;
          if (how !== "writes") seen.died++;
          if (one.do === "fail") stages.failed++;
        }
        await rest();
        const { store } = service;
        const [transfers, payments, provider, accounts, stories] = [
          await store.list("transfers", {}),
          await store.list("payments", {}),
          await store.list("test_payments", {}),
          await store.list("accounts", {}),
          await store.list("stories", {}),
        ];
        // the money: what the provider took and did not give back
        const held = provider
          .filter(({ status }) => status === "succeeded")
          .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
        expect(balanceOf(transfers, "provider", "gbp")).toBe(held);
        expect(held + balanceOf(transfers, "sales", "gbp")).toBe(0);
        // the credits beside each account are those of the books, and nobody has less than none
        for (const account of accounts) {
          const credits = creditsOf(account.id, transfers);
          expect(account).toMatchObject(credits);
          for (const count of Object.values(credits)) expect(count).toBeGreaterThanOrEqual(0);
        }
        for (const payment of payments) {
          const own = transfers.filter(({ payment_id }) => payment_id === payment.id);
          const kept = balanceOf(own.filter(gbp), "provider", "gbp");
          const isGiven = payment.status === "succeeded";
          expect(payment.refund_due).toBe(0);
          // nobody is charged for what they did not get
          if (!isGiven) expect(kept).toBe(0);
          if (isGiven && payment.used_credit_type === null)
            expect(kept).toBe(payment.amount_total - payment.amount_refunded);
          if (isGiven) seen.succeeded++;
          if (payment.amount_refunded > 0) seen.refunded++;
          if (payment.used_credit_type !== null) seen.spent++;
        }
        // a card has what was paid for it, and no card has more
        const price = { free: 0, starter: 499, unlimited: 999 };
        for (const story of stories) {
          const own = payments.filter(
            (p) => p.story_id === (story.id as StoryId) && p.postal_order_id === null,
          );
          const credit = own.some((p) => p.used_credit_type !== null && p.status === "succeeded");
          const money = own.reduce(
            (sum, p) => sum + (p.status === "succeeded" ? p.amount_total - p.amount_refunded : 0),
            0,
          );
          if (credit) expect(story.product_tier).toBe("unlimited");
          else expect(money).toBe(price[story.product_tier]);
        }
        // a printed card was paid for once, with what it costs; one that is incomplete costs nobody anything
        for (const order of await store.list("postal_orders", {})) {
          const own = payments.filter(
            (p) => p.postal_order_id === order.id && p.status === "succeeded",
          );
          expect(own.map(({ id }) => id)).toEqual(
            order.status === "incomplete" ? [] : [order.payment_id],
          );
          const [payment] = own;
          if (!payment || order.status === "incomplete") continue;
          seen.printed++;
          stages[order.status]++;
          const isCancelled = order.status === "cancelled";
          const back = transfers.filter(({ id }) => id === `${payment.id}:given_back`).length;
          if (payment.used_credit_type === null)
            expect(payment.amount_total - payment.amount_refunded).toBe(
              isCancelled ? 0 : order.card + order.post,
            );
          else {
            expect(order.postal_class).toBe("second_class");
            expect(back).toBe(isCancelled ? 1 : 0);
          }
          // a service makes it once, and nothing that was paid back
          const made = fulfilment.taken.filter(({ key }) => key === order.id);
          expect(made.length).toBeLessThanOrEqual(1);
          const stage = made[0]?.order.stage ?? "cancelled";
          if (isCancelled) expect(stage).toBe("cancelled");
          if (order.status === "paid") expect(stage).toBe("received");
          if (order.status === "printing")
            expect(stage).toBe(order.provider ? "printing" : "cancelled");
          stages.taken += made.length;
        }
      },
    ),
    { numRuns: runs },
  );
  expect(taken).toBeGreaterThanOrEqual(runs * steps);
  for (const count of Object.values({ ...seen, ...stages })) expect(count).toBeGreaterThan(0);
}, 120_000);
