import { describe, expect, it } from "vitest";
import { creditsOf } from "#core/domain/ledger/index.ts";
import type { PaidTier } from "#core/domain/payment/index.ts";
import { days, minutes, type Outcome, type StoryId, seconds } from "#core/kernel/index.ts";
import { refusalInEnglish } from "#specs/fixtures/english.ts";
import { answered, cardOf, type Person, person, text } from "#specs/fixtures/messages.ts";
import { browser, makeService, type TestService } from "#specs/fixtures/service.ts";
import { checkPayments } from "./index.ts";

const good = "4242 4242 4242 4242";
const refusedCard = "4000 0000 0000 0002";
const asks = "4000 0000 0000 3220";
const stays = "4000 0000 0000 0077";

const tierOf = (story_id: string, product_tier: PaidTier, more: object = {}) => ({
  body: { payment_type: "product_tier", product_tier, story_id, ...more } as const,
});
const bundle = (bundle_type: "digital" | "postal", bundle_quantity: number) => ({
  body: { payment_type: "bundle", bundle_type, bundle_quantity } as const,
});

const setUp = async () => {
  const service = makeService({ settings: { tiers: "on" } });
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const tier = async () => (await service.store.find("stories", card.id as StoryId))?.product_tier;
  const credits = async () => {
    const [account] = await service.store.list("accounts", { email: olive.account.email });
    const { credits_digital_available, credits_digital_used, credits_postal_available } =
      account ?? {};
    return [credits_digital_available, credits_digital_used, credits_postal_available];
  };
  return { service, olive, card, tier, credits };
};
const said = (outcome: Outcome<unknown>): string =>
  outcome.ok ? "" : refusalInEnglish(outcome.refusal).message;
/** Opens a payment; answers what finishes it. */
const begin = async (who: Person, input: Parameters<typeof tierOf> | ReturnType<typeof bundle>) => {
  const asked = Array.isArray(input) ? tierOf(...input) : input;
  const { client_secret = "", payment } = answered(await who.api("pay", asked as never));
  return { secret: client_secret, id: payment?.id ?? "", payment };
};
const tryCard = async (who: Person, client_secret: string, number: string) =>
  answered(await who.api("confirmTestPayment", { body: { client_secret, number } })).status;
const statusOf = async (who: Person, id: string) =>
  answered(await who.api("readPaymentStatus", { path: { id } })).payment_status;
/** The books sum to what they say: each account's credits, and the money the provider holds. */
const booksAgree = async ({ store }: TestService) => {
  const transfers = await store.list("transfers", {});
  for (const account of await store.list("accounts", {}))
    expect(account).toMatchObject(creditsOf(account.id, transfers));
  const held = (await store.list("test_payments", {}))
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  const provider = transfers
    .filter(({ unit }) => unit === "gbp")
    .reduce(
      (sum, { from_book, to_book, amount }) =>
        sum + (to_book === "provider" ? amount : 0) - (from_book === "provider" ? amount : 0),
      0,
    );
  expect(provider).toBe(held);
};

describe("a card's tier", () => {
  it("[PAY-06][PAY-18][PAY-16] costs what the server says, is had once it is paid, and a receipt comes", async () => {
    const { service, olive, card, tier } = await setUp();
    const { secret, id, payment } = await begin(olive, [card.id, "starter"]);
    expect(payment).toMatchObject({ amount_total: 499, currency: "gbp", is_upgrade: false });
    expect(id).toMatch(/^[a-z0-9]+-[a-z0-9]{8}$/);
    expect([await statusOf(olive, id), await tier()]).toEqual(["processing", "free"]);
    expect(await tryCard(olive, secret, good)).toBe("succeeded");
    expect([await statusOf(olive, id), await tier()]).toEqual(["succeeded", "starter"]);
    await service.outbox.idle();
    const receipt = service.mailer.to(olive.account.email);
    expect(receipt?.subject).toBe(`Your Fanfold receipt ${id.split("-").at(-1)?.toUpperCase()}`);
    expect(receipt?.text).toContain("Paid: £4.99, with Visa ending in 4242.");
    expect(receipt?.text).toContain("No money was taken.");
    await booksAgree(service);
  });

  it("[PAY-01] from starter to unlimited costs the difference, and leads up only", async () => {
    const { olive, card, tier } = await setUp();
    const first = await begin(olive, [card.id, "starter"]);
    await tryCard(olive, first.secret, good);
    await statusOf(olive, first.id);
    const second = await begin(olive, [card.id, "unlimited"]);
    expect(second.payment).toMatchObject({ amount_total: 500, is_upgrade: true });
    await tryCard(olive, second.secret, good);
    expect([await statusOf(olive, second.id), await tier()]).toEqual(["succeeded", "unlimited"]);
    const again = await olive.api("pay", tierOf(card.id, "starter") as never);
    expect(said(again)).toContain("This card already has this plan.");
  });

  it("[OPEN-149] lets in the messages that waited for room", async () => {
    const { service, olive, card } = await setUp();
    const query = { group: card.tokens.group ?? "" };
    const gus = await person(service, "Gus");
    for (let n = 0; n < 7; n++) {
      const { contribution } = answered(
        await gus.api("createContribution", { query, body: text(`Hello ${n}`) }),
      );
      const sent = { path: { id: contribution.id }, body: { groupToken: query.group } };
      answered(await gus.api("sendContribution", sent));
    }
    const inCard = async () =>
      (await service.store.list("slides", { story_id: card.id as StoryId, type: "text" })).filter(
        ({ status }) => status === "approved",
      ).length;
    const before = await inCard();
    const { secret, id } = await begin(olive, [card.id, "starter"]);
    await tryCard(olive, secret, good);
    await statusOf(olive, id);
    expect([before, await inCard()]).toEqual([5, 7]);
  });

  it("[PAY-20][OPEN-156] is bought by the card's owner alone", async () => {
    const { service, card } = await setUp();
    const eve = await person(service, "Eve");
    const asked = await eve.api("pay", tierOf(card.id, "starter") as never);
    expect(asked).toMatchObject({ ok: false, refusal: { code: "forbidden" } });
    const stranger = await browser(service).api("pay", tierOf(card.id, "starter") as never);
    expect(stranger).toMatchObject({ ok: false, refusal: { code: "unauthenticated" } });
  });
});

describe("a card that doesn't go through", () => {
  it("[OPEN-157] costs nothing, and another one may be tried for the same payment", async () => {
    const { service, olive, card, tier } = await setUp();
    const { secret, id } = await begin(olive, [card.id, "starter"]);
    expect(await tryCard(olive, secret, refusedCard)).toBe("failed");
    expect([await statusOf(olive, id), await tier()]).toEqual(["failed", "free"]);
    const again = await begin(olive, [card.id, "starter"]);
    expect([again.secret, again.id]).toEqual([secret, id]);
    expect(await statusOf(olive, id)).toBe("failed");
    expect(await tryCard(olive, secret, asks)).toBe("requires_action");
    const decline = { body: { client_secret: secret, approve: false } };
    expect(answered(await olive.api("answerTestPayment", decline)).status).toBe("failed");
    await tryCard(olive, secret, asks);
    const approve = { body: { client_secret: secret, approve: true } };
    expect(answered(await olive.api("answerTestPayment", approve)).status).toBe("succeeded");
    expect([await statusOf(olive, id), await tier()]).toEqual(["succeeded", "starter"]);
    await booksAgree(service);
  });
});

describe("nobody pays twice, or for nothing", () => {
  it("[R5] two tabs that buy the same pay one payment", async () => {
    const { service, olive, card } = await setUp();
    const [a, b] = [
      await begin(olive, [card.id, "starter"]),
      await begin(olive, [card.id, "starter"]),
    ];
    expect(b.id).toBe(a.id);
    await tryCard(olive, a.secret, good);
    const late = await olive.api("confirmTestPayment", {
      body: { client_secret: b.secret, number: good },
    });
    expect(answered(late).status).toBe("succeeded");
    await Promise.all([statusOf(olive, a.id), statusOf(olive, b.id)]);
    expect(await service.store.list("payments", { status: "succeeded" })).toHaveLength(1);
    await booksAgree(service);
  });

  it("[R5] whoever turns to another tier can't pay the first one any more", async () => {
    const { service, olive, card, tier } = await setUp();
    const small = await begin(olive, [card.id, "starter"]);
    const large = await begin(olive, [card.id, "unlimited"]);
    const body = { client_secret: small.secret, number: good };
    expect(await olive.api("confirmTestPayment", { body })).toMatchObject({ ok: false });
    await tryCard(olive, large.secret, good);
    expect([await statusOf(olive, large.id), await statusOf(olive, small.id)]).toEqual([
      "succeeded",
      "canceled",
    ]);
    expect(await tier()).toBe("unlimited");
    await booksAgree(service);
  });

  it("[R5] one that was paid before the other was begun counts, and nothing new is begun", async () => {
    const { service, olive, card, tier } = await setUp();
    const small = await begin(olive, [card.id, "starter"]);
    await tryCard(olive, small.secret, good);
    const asked = await olive.api("pay", tierOf(card.id, "unlimited") as never);
    expect(asked).toMatchObject({ ok: false, refusal: { code: "stale" } });
    expect(await tier()).toBe("starter");
    expect((await begin(olive, [card.id, "unlimited"])).payment).toMatchObject({
      amount_total: 500,
    });
    await booksAgree(service);
  });

  it("[R8] a card that is deleted before the money comes: all of it goes back", async () => {
    const { service, olive, card } = await setUp();
    const { secret, id } = await begin(olive, [card.id, "unlimited"]);
    answered(await olive.api("deleteStory", { path: { id: card.id } }));
    await tryCard(olive, secret, good);
    expect(await statusOf(olive, id)).toBe("canceled");
    await service.outbox.idle();
    const mail = service.mailer.to(olive.account.email);
    expect(mail?.subject).toBe("We’re giving you £9.99 back");
    expect(mail?.text).toContain("was deleted before your payment arrived");
    service.clock.step(seconds(1));
    await checkPayments(service);
    await checkPayments(service);
    const [payment] = await service.store.list("payments", {});
    expect(payment).toMatchObject({ refund_due: 0, amount_refunded: 999, check_on: null });
    await booksAgree(service);
  });

  it("[PAY-19] a tab that was closed after paying: the card has its tier a minute later", async () => {
    const { service, olive, card, tier } = await setUp();
    const { secret } = await begin(olive, [card.id, "starter"]);
    await tryCard(olive, secret, good);
    await checkPayments(service);
    expect(await tier()).toBe("free");
    service.clock.step(minutes(1));
    await checkPayments(service);
    expect(await tier()).toBe("starter");
    await booksAgree(service);
  });

  it("[PAY-19] one that nobody finishes is given up after a day, one in processing is waited for", async () => {
    const { service, olive, card, tier } = await setUp();
    const left = await begin(olive, [card.id, "starter"]);
    const bought = await begin(olive, bundle("digital", 5));
    await tryCard(olive, bought.secret, stays);
    for (let n = 0; n < 30; n++) {
      service.clock.step(minutes(60));
      await checkPayments(service);
    }
    expect([await statusOf(olive, left.id), await statusOf(olive, bought.id)]).toEqual([
      "canceled",
      "processing",
    ]);
    expect(await tier()).toBe("free");
    service.clock.step(days(1));
    const [waiting] = await service.store.list("payments", { status: "processing" });
    expect(waiting?.check_on).not.toBeNull();
  });
});

describe("credits", () => {
  it("[PAY-06][PAY-15][PAY-17] come in bundles, and one is an unlimited card without a card payment", async () => {
    const { service, olive, card, tier, credits } = await setUp();
    const { secret, id, payment } = await begin(olive, bundle("digital", 5));
    expect(payment).toMatchObject({
      amount_subtotal: 4995,
      amount_discount: 500,
      amount_total: 4495,
      bundle_quantity: 5,
    });
    await tryCard(olive, secret, good);
    await statusOf(olive, id);
    expect(await credits()).toEqual([5, 0, 0]);
    const byCredit = tierOf(card.id, "unlimited", { use_credit_type: "digital" });
    const { payment: spent, client_secret } = answered(await olive.api("pay", byCredit as never));
    expect(client_secret).toBeUndefined();
    expect(spent).toMatchObject({
      status: "succeeded",
      amount_total: 0,
      used_credit_type: "digital",
    });
    expect([await credits(), await tier()]).toEqual([[4, 1, 0], "unlimited"]);
    await booksAgree(service);
  });

  it("[ERR-32][OPEN-157][OPEN-151] none left is said, and a credit is for an unlimited card", async () => {
    const { olive, card } = await setUp();
    const none = tierOf(card.id, "unlimited", { use_credit_type: "digital" });
    const asked = await olive.api("pay", none as never);
    expect(asked).toMatchObject({ ok: false, refusal: { code: "paywall" } });
    expect(said(asked)).toBe("You have no credits left. Please choose another way to pay.");
    for (const wrong of [
      tierOf(card.id, "starter", { use_credit_type: "digital" }),
      tierOf(card.id, "unlimited", { use_credit_type: "postal" }),
    ])
      expect(said(await olive.api("pay", wrong as never))).toBe(
        "A credit pays for an unlimited card.",
      );
  });

  it("[R5] one credit, asked for fifty times at once, buys one card", async () => {
    const { service, olive, credits } = await setUp();
    const { secret, id } = await begin(olive, bundle("digital", 5));
    await tryCard(olive, secret, good);
    await statusOf(olive, id);
    const cards = await Promise.all(Array.from({ length: 4 }, () => cardOf(service, olive)));
    for (const one of cards)
      answered(
        await olive.api(
          "pay",
          tierOf(one.id, "unlimited", { use_credit_type: "digital" }) as never,
        ),
      );
    expect(await credits()).toEqual([1, 4, 0]);
    const many = await Promise.all(Array.from({ length: 50 }, () => cardOf(service, olive)));
    const outcomes = await Promise.all(
      many.map((one) =>
        olive.api("pay", tierOf(one.id, "unlimited", { use_credit_type: "digital" }) as never),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await credits()).toEqual([0, 5, 0]);
    await booksAgree(service);
  });

  it("[R8] bundles are sold by the numbers on the list", async () => {
    const { olive } = await setUp();
    const asked = await olive.api("pay", bundle("postal", 7) as never);
    expect(said(asked)).toBe("You can buy one of these numbers of credits: 5, 10, 25.");
  });
});

describe("payments", () => {
  it("[PAY-14][PAY-08] are listed ten at a time, newest first, to whoever paid", async () => {
    const { service, olive } = await setUp();
    for (let n = 0; n < 12; n++) {
      service.clock.step(minutes(10));
      const { secret, id } = await begin(olive, bundle("postal", 5));
      await tryCard(olive, secret, good);
      await statusOf(olive, id);
    }
    const first = answered(await olive.api("readPayments", { query: {} })).payments;
    const rest = answered(await olive.api("readPayments", { query: { offset: 10 } })).payments;
    expect([first.length, rest.length]).toEqual([10, 2]);
    const times = [...first, ...rest].map(({ created_on }) => created_on);
    expect(times).toEqual([...times].sort().reverse());
    const eve = await person(service, "Eve");
    expect(answered(await eve.api("readPayments", { query: {} })).payments).toEqual([]);
    const path = { id: first[0]?.id ?? "" };
    expect(await eve.api("readPayment", { path })).toMatchObject({ ok: false });
    expect(answered(await olive.api("readPayment", { path })).payment).toEqual(first[0]);
  });

  it("[PAY-21][OPEN-155] a receipt goes to another address where it is asked for", async () => {
    const { service, olive, card } = await setUp();
    const { secret, id } = await begin(olive, [card.id, "starter"]);
    await tryCard(olive, secret, good);
    await statusOf(olive, id);
    const body = { email: "books@olive.test" };
    const { payment } = answered(await olive.api("requestReceipt", { path: { id }, body }));
    expect(payment.story?.id).toBe(card.id);
    await service.outbox.idle();
    expect(service.mailer.to("books@olive.test")?.text).toContain("Paid: £4.99");
  });

  it("[OPEN-169] nothing is sold where cards have no tiers", async () => {
    const service = makeService({ settings: { tiers: "off" } });
    const olive = await person(service, "Olive");
    const card = await cardOf(service, olive);
    for (const asked of [tierOf(card.id, "starter"), bundle("digital", 5)])
      expect(await olive.api("pay", asked as never)).toMatchObject({
        ok: false,
        refusal: { code: "notFound" },
      });
  });
});
