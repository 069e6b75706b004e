import { creditsGranted, creditsOf } from "#core/domain/ledger/index.ts";
import type { CreditType } from "#core/domain/payment/index.ts";
import type { ProductTier } from "#core/domain/story/index.ts";
import { type AccountId, as, iso, minutes } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { newAccount } from "#core/service/auth/accounts.ts";
import { setPlatform } from "#core/service/index.ts";
import { checkPayments } from "#core/service/payment/index.ts";
import { sentences } from "#specs/fixtures/english.ts";
import { answered } from "#specs/fixtures/messages.ts";
import { harbour } from "#specs/fixtures/posting.ts";
import { inMemory, onPostgres, type World } from "./crowd/world.ts";

const requests = 50;
/** What is tried at once: to have more than was paid for, or to be made to pay more than once. */
const kinds = [
  "one credit for five cards",
  "one credit for one card",
  "five credits for one card",
  "paid twice",
  "two tiers",
  "one credit for five printed cards",
  "five credits for one printed card",
  "one printed card paid twice",
] as const;
type Kind = (typeof kinds)[number];
const isPrinted = (kind: Kind): boolean => kind.includes("printed");
const isByCredit = (kind: Kind): boolean => kind.includes(" credit");
/** The credits of whoever tries it. */
const creditsFor = (kind: Kind): number => (kind.startsWith("five credits") ? 5 : 1);
const prices: Readonly<Record<ProductTier, number>> = { free: 0, starter: 499, unlimited: 999 };
const good = "4242424242424242";

/** Somebody new with a credit, in front of one of the servers or the other, and cards of theirs. */
const begin = async (world: World, name: string, kind: Kind) => {
  const { store, ids, clock } = world.service;
  const cards = kind === "one credit for five cards" ? 5 : 1;
  const credit: CreditType = isPrinted(kind) ? "postal" : "digital";
  const today = iso(clock.now());
  const id = as<AccountId>(name);
  const postings = creditsGranted(`campaign-${name}`, id, credit, creditsFor(kind));
  const account = newAccount(
    { ids, translator: sentences, caller: { languages: null }, today },
    `${name}@spending.test`,
    { first_name: name, last_name: "Spender" },
  );
  const row = { ...account, id, [`credits_${credit}_available`]: creditsFor(kind) };
  await store.commit(
    [
      { kind: "add", table: "accounts", row },
      ...postings.map((posting) => ({
        kind: "add" as const,
        table: "transfers" as const,
        row: { ...posting, version: 1, created_on: today },
      })),
    ],
    [],
  );
  const tabs = await Promise.all([0, 1].map((server) => world.person(name, server)));
  const [api] = tabs as [Api];
  const stories: string[] = [];
  for (let n = 0; n < cards; n++)
    stories.push(answered(await api("createStory", { body: { occasion: "birthday" } })).story.id);
  const orders: string[] = [];
  const printed = kind === "one credit for five printed cards" ? 5 : isPrinted(kind) ? 1 : 0;
  for (let n = 0; n < printed; n++) orders.push(await printedOrder(world, api, stories[0] ?? ""));
  return { id, tabs, stories, orders };
};
/** An order that lacks nothing but its payment; that its print is uploaded is another test's. */
const printedOrder = async ({ service }: World, api: Api, story_id: string): Promise<string> => {
  const { address } = answered(await api("createAddress", { body: harbour }));
  const order = { story_id, address_id: address.id, postal_class: "second_class" };
  const { id } = answered(await api("createPostalOrder", { body: order })).postal_order;
  const set = { print_key: `uploads/${id}.pdf` };
  await service.store.commit(
    [{ kind: "change", table: "postal_orders", id, version: null, set }],
    [],
  );
  return id;
};
type Spender = Awaited<ReturnType<typeof begin>>;

const atOnce = (times: number, ask: (nth: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, nth) => ask(nth)));

const tier = (story_id: string, product_tier: "starter" | "unlimited", more: object = {}) =>
  ({ body: { payment_type: "product_tier", product_tier, story_id, ...more } }) as const;

const print = (story_id: string, postal_order_id: string, more: object = {}) =>
  ({ body: { payment_type: "postal_order", postal_order_id, story_id, ...more } }) as const;

const attack = async (kind: Kind, { tabs, stories, orders }: Spender): Promise<number> => {
  const at = (nth: number) => tabs[nth % tabs.length] as Api;
  const [first = ""] = stories;
  let refused = 0;
  if (isByCredit(kind)) {
    const wanted = (nth: number) =>
      isPrinted(kind)
        ? print(first, orders[nth % orders.length] ?? "", { use_credit_type: "postal" })
        : tier(stories[nth % stories.length] ?? "", "unlimited", { use_credit_type: "digital" });
    const answers = await atOnce(requests, (nth) => at(nth)("pay", wanted(nth) as never));
    for (const answer of answers) if (!(answer as { ok: boolean }).ok) refused++;
    return refused;
  }
  const tiers = kind === "two tiers" ? (["starter", "unlimited"] as const) : (["starter"] as const);
  const opened = await atOnce(kind === "two tiers" ? 10 : 4, (nth) =>
    at(nth)(
      "pay",
      (isPrinted(kind)
        ? print(first, orders[0] ?? "")
        : tier(first, tiers[nth % tiers.length] ?? "starter")) as never,
    ),
  );
  const secrets = (opened as { ok: boolean; value?: { client_secret?: string } }[]).flatMap(
    ({ value }) => value?.client_secret ?? [],
  );
  await atOnce(requests, async (nth) => {
    const client_secret = secrets[nth % secrets.length] ?? "";
    const api = at(Math.floor(nth / secrets.length));
    const answer = await api("confirmTestPayment", { body: { client_secret, number: good } });
    if (!answer.ok) refused++;
  });
  return refused;
};

/** Afterwards the card has what was paid, the provider kept that and no more, and one credit was one credit. */
const look = async (world: World, kind: Kind, { id, stories }: Spender): Promise<string[]> => {
  const { store } = world.service;
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${world.name}, ${kind}: ${what}`);
  const payments = await store.list("payments", { account_id: id });
  const refs = new Set(payments.map(({ provider_ref }) => provider_ref));
  const provider = (await store.list("test_payments", {})).filter((row) => refs.has(row.id));
  const kept = provider
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  const own = new Set(payments.map((payment) => payment.id));
  const transfers = await store.list("transfers", {});
  const credits = creditsOf(id, transfers);
  const account = await store.find("accounts", id);
  for (const [count, value] of Object.entries(credits) as [keyof typeof credits, number][]) {
    if (account?.[count] !== value) say(`${count} is not the books’`);
    if (value < 0) say(`${count} is less than none`);
  }
  const booked = transfers
    .filter(({ payment_id, unit }) => unit === "gbp" && own.has(payment_id ?? ""))
    .reduce(
      (sum, { from_book, to_book, amount }) =>
        sum + (to_book === "provider" ? amount : from_book === "provider" ? -amount : 0),
      0,
    );
  if (booked !== kept) say(`${booked} in the books, ${kept} at the provider`);
  const cards = await Promise.all(stories.map((story) => store.find("stories", story as never)));
  const tiers = cards.map((story) => story?.product_tier ?? "free");
  if (isPrinted(kind)) {
    const paid = (await store.list("postal_orders", { account_id: id })).filter(
      ({ status }) => status === "paid",
    );
    if (paid.length !== 1) say(`${paid.length} printed cards are paid`);
    const byCredit = isByCredit(kind);
    if (credits.credits_postal_used !== (byCredit ? 1 : 0)) say("not one credit is used");
    if (kept !== (byCredit ? 0 : 598)) say(`${kept} was kept`);
  } else if (isByCredit(kind)) {
    if (tiers.filter((one) => one === "unlimited").length !== 1) say(`cards: ${tiers}`);
    if (credits.credits_digital_used !== 1) say(`${credits.credits_digital_used} credits used`);
    if (kept !== 0) say(`${kept} was charged`);
  } else {
    const [has = "free"] = tiers;
    if (has === "free") say("nothing was got");
    if (kept !== prices[has]) say(`${kept} was kept for ${has}`);
  }
  return wrong;
};

export interface Spending {
  readonly cases: number;
  readonly requests: number;
  readonly refused: number;
  readonly wrong: readonly string[];
}

/** R5: so many times on each store, {@link requests} requests at once try to have more than was paid for. */
export const spendAtOnce = async (
  rounds: number,
  where = [inMemory, onPostgres],
): Promise<Spending> => {
  const wrong: string[] = [];
  let cases = 0;
  let refused = 0;
  for (const open of where) {
    const world = await open();
    await setPlatform(world.service, { enabled_features: ["send_by_post"] });
    const { clock } = world.service;
    try {
      for (let round = 0; round < rounds; round++) {
        const kind = kinds[round % kinds.length] ?? "paid twice";
        const who = await begin(world, `s${round}`, kind);
        refused += await attack(kind, who);
        // what is due back goes back by the job that asks the provider
        for (let n = 0; n < 3; n++) {
          (clock as { step?: (ms: number) => void }).step?.(minutes(61));
          await checkPayments(world.service);
        }
        wrong.push(...(await look(world, kind, who)));
        cases++;
      }
    } finally {
      await world.stop();
    }
  }
  return { cases, requests: cases * requests, refused, wrong };
};

/** `npm run campaign -- spending [ROUNDS]` */
export const spending = async (rounds = 100): Promise<boolean> => {
  const { cases, requests: asked, refused, wrong } = await spendAtOnce(rounds);
  console.log(
    [
      `R5 spending: ${cases} cases (${kinds.join("; ")}), ${asked} requests in crowds of ${requests}, ${refused} of them refused; half in memory, half on PostgreSQL through two servers`,
      ...wrong.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0 && cases === 2 * rounds && refused > 0;
};
