import fc from "fast-check";
import { expect, it } from "vitest";
import { balanceOf, creditsOf, type Transfer } from "#core/domain/ledger/index.ts";
import { testCards } from "#core/domain/payment/index.ts";
import { days, minutes, type StoryId } from "#core/kernel/index.ts";
import { cardOf, type Person, person } from "#specs/fixtures/messages.ts";
import { harbour } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { checkPayments } from "./index.ts";

/** Steps of all runs together; each run begins with an empty house. */
const runs = 200;
const steps = 50;

/** How the next write ends: as it should, or the process dies before or after it. */
type Fate = "writes" | "dies before" | "dies after";
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 12, arbitrary: fc.constant("writes") },
  { weight: 1, arbitrary: fc.constant("dies before") },
  { weight: 1, arbitrary: fc.constant("dies after") },
);
const at = fc.nat(2);
const step = fc.oneof(
  fc.record({
    do: fc.constant("open"),
    who: at,
    card: at,
    tier: fc.constantFrom("starter", "unlimited"),
  }),
  fc.record({ do: fc.constant("bundle"), who: at, kind: fc.constantFrom("digital", "postal") }),
  fc.record({ do: fc.constant("credit"), who: at, card: at }),
  fc.record({
    do: fc.constant("try"),
    payment: fc.nat(),
    number: fc.constantFrom(...testCards.map((card) => card.number)),
  }),
  fc.record({ do: fc.constant("answer"), payment: fc.nat(), approve: fc.boolean() }),
  fc.record({ do: fc.constant("ask"), payment: fc.nat() }),
  fc.record({ do: fc.constant("check"), later: fc.constantFrom(minutes(1), minutes(61), days(1)) }),
  fc.record({ do: fc.constant("delete"), who: at, card: at }),
  fc.record({ do: fc.constant("order"), who: at, card: at }),
  fc.record({
    do: fc.constant("postage"),
    order: fc.nat(),
    postage: fc.constantFrom("second_class", "first_class", null),
  }),
  fc.record({ do: fc.constant("print"), order: fc.nat(), credit: fc.boolean() }),
);
type Step = { readonly do: string } & Partial<{
  who: number;
  card: number;
  tier: string;
  kind: string;
  payment: number;
  number: string;
  approve: boolean;
  later: number;
  order: number;
  postage: string | null;
  credit: boolean;
}>;

class Died extends Error {}

const world = async () => {
  const service = makeService({ settings: { tiers: "on", enabledFeatures: ["send_by_post"] } });
  const { store } = service;
  const people = await Promise.all(["Ada", "Ben", "Cleo"].map((name) => person(service, name)));
  const cards = await Promise.all(
    people.map((who) => Promise.all([0, 1, 2].map(() => cardOf(service, who)))),
  );
  let next: Fate = "writes";
  const commit = store.commit.bind(store);
  Object.assign(store, {
    commit: async (...given: Parameters<typeof commit>) => {
      const now = next;
      next = "writes";
      if (now === "dies before") throw new Died();
      await commit(...given);
      if (now === "dies after") throw new Died();
    },
  });
  const payment = async (nth = 0) => {
    const all = await store.list("payments", {});
    return all[nth % Math.max(1, all.length)];
  };
  const secretOf = async (nth?: number) => {
    const { provider_ref } = (await payment(nth)) ?? {};
    return provider_ref ? ((await store.find("test_payments", provider_ref))?.secret ?? "") : "";
  };
  const whose = async (nth?: number) => {
    const one = await payment(nth);
    return {
      path: { id: one?.id ?? "none" },
      by: people.find((p) => p.account.id === one?.account_id),
    };
  };
  const orderOf = async (nth = 0) => {
    const all = await store.list("postal_orders", {});
    const order = all[nth % Math.max(1, all.length)];
    return { order, by: people.find((p) => p.account.id === order?.account_id) };
  };
  /** The print is put in place of an upload: that is another test's. */
  const orderAnew = async (who: Person, story_id: string): Promise<void> => {
    const address = await who.api("createAddress", { body: harbour });
    if (!address.ok) return;
    const made = await who.api("createPostalOrder", {
      body: { story_id, address_id: address.value.address.id, postal_class: "second_class" },
    });
    if (!made.ok) return;
    const { id } = made.value.postal_order;
    const set = { print_key: `uploads/${id}.pdf` };
    await commit([{ kind: "change", table: "postal_orders", id, version: null, set }], []);
  };
  const take = async (one: Step): Promise<void> => {
    const who = people[one.who ?? 0];
    const story_id = cards[one.who ?? 0]?.[one.card ?? 0]?.id ?? "";
    const tier = { payment_type: "product_tier", story_id } as const;
    switch (one.do) {
      case "open":
        await who?.api("pay", { body: { ...tier, product_tier: one.tier } as never });
        return;
      case "credit":
        await who?.api("pay", {
          body: { ...tier, product_tier: "unlimited", use_credit_type: "digital" } as never,
        });
        return;
      case "bundle":
        await who?.api("pay", {
          body: { payment_type: "bundle", bundle_type: one.kind, bundle_quantity: 5 } as never,
        });
        return;
      case "try": {
        const body = { client_secret: await secretOf(one.payment), number: one.number ?? "" };
        await who?.api("confirmTestPayment", { body });
        return;
      }
      case "answer": {
        const body = { client_secret: await secretOf(one.payment), approve: one.approve ?? false };
        await who?.api("answerTestPayment", { body });
        return;
      }
      case "ask": {
        const { by, path } = await whose(one.payment);
        await by?.api("readPaymentStatus", { path });
        return;
      }
      case "order":
        if (who && story_id) await orderAnew(who, story_id);
        return;
      case "postage": {
        const { order, by } = await orderOf(one.order);
        const body = { postal_class: one.postage ?? null };
        await by?.api("changePostalOrder", { path: { id: order?.id ?? "none" }, body });
        return;
      }
      case "print": {
        const { order, by } = await orderOf(one.order);
        if (!order) return;
        const { id, story_id } = order;
        const about = { payment_type: "postal_order", postal_order_id: id, story_id } as const;
        const credit = one.credit ? ({ use_credit_type: "postal" } as const) : {};
        await by?.api("pay", { body: { ...about, ...credit } });
        return;
      }
      case "delete":
        await who?.api("deleteStory", { path: { id: story_id } });
        return;
      default:
        service.clock.step(one.later ?? 0);
        await checkPayments(service);
    }
  };
  return {
    service,
    act: async (one: Step, how: Fate): Promise<void> => {
      next = how;
      try {
        await take(one);
      } catch (error) {
        if (!(error instanceof Died)) throw error;
      } finally {
        next = "writes";
      }
      // people wait a little between two tries: limits are another test's
      service.clock.step(minutes(2));
    },
    rest: async (): Promise<void> => {
      for (let n = 0; n < 60; n++) {
        service.clock.step(minutes(61));
        await checkPayments(service);
      }
    },
  };
};

const gbp = ({ unit }: Transfer) => unit === "gbp";

it(`[PAY-15][R5][R7] whatever people do and whenever a process dies, the books say what was paid, given and given back (${runs * steps} steps)`, async () => {
  let taken = 0;
  const seen = { succeeded: 0, refunded: 0, spent: 0, printed: 0, died: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fate), { minLength: steps, maxLength: steps }),
      async (sequence) => {
        const { service, act, rest } = await world();
        for (const [one, how] of sequence) {
          await act(one, how);
          taken++;
          if (how !== "writes") seen.died++;
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
            order.status === "paid" ? [order.payment_id] : [],
          );
          const [payment] = own;
          if (!payment) continue;
          seen.printed++;
          if (payment.used_credit_type === null)
            expect(payment.amount_total - payment.amount_refunded).toBe(order.card + order.post);
          else expect(order.postal_class).toBe("second_class");
        }
      },
    ),
    { numRuns: runs },
  );
  expect(taken).toBeGreaterThanOrEqual(runs * steps);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 120_000);
