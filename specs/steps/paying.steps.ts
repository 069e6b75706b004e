import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { PaidTier, TestOutcome } from "#core/domain/payment/index.ts";
import type { Scenario } from "../world.ts";
import { one, two } from "./deed.ts";

const tiers: Readonly<Record<string, PaidTier>> = { Starter: "starter", Unlimited: "unlimited" };
const tierNamed = (name: string): PaidTier =>
  tiers[name] ?? assert.fail(`nobody sells a tier named ${name}`);
/** What scenarios say of a card that is tried, and what becomes of it. */
const outcomes: Readonly<Record<string, TestOutcome>> = {
  "a card": "succeeds",
  "a card that the bank asks about": "confirms",
  "a card that is refused": "refused",
  "a card that has expired": "expired",
  "a card that takes its time": "stays",
};

When(
  "{somebody} looks at the tiers of the card",
  one((p) => p.till.openTiers()),
);
When(
  "{somebody} chooses the tier {string}",
  two((p, name: string) => p.till.chooseTier(tierNamed(name), "card")),
);
When(
  "{somebody} chooses the tier {string} for a credit",
  two((p, name: string) => p.till.chooseTier(tierNamed(name), "credit")),
);
When(
  "{somebody} takes {int} {word} credits",
  async function (this: Scenario, who: string, quantity: number, kind: string) {
    assert.ok(kind === "digital" || kind === "postal", kind);
    await (await this.cast.person(who)).till.chooseBundle(kind, quantity);
  },
);
When(
  /^([A-Z][a-z]+) pays with (a card(?: that .+)?)$/,
  async function (this: Scenario, who: string, card: string) {
    const outcome = outcomes[card] ?? assert.fail(`there is no such card: ${card}`);
    await (await this.cast.person(who)).till.pay(outcome);
  },
);
When(
  "{somebody} tells the bank that it was them",
  one((p) => p.till.answerBank(true)),
);
When(
  "{somebody} tells the bank that it was not them",
  one((p) => p.till.answerBank(false)),
);
Then(
  "the bank asks {somebody} whether it was them",
  one((p) => p.till.seesQuestion()),
);
Then(
  "{somebody} is told after a minute that it is still processed",
  one((p) => p.till.seesLate()),
);
Then(
  "{somebody} has to pay {string}",
  two((p, price: string) => p.till.seesPrice(price)),
);
Then(
  "{somebody} is told at the till {string}",
  two((p, words: string) => p.till.seesRefused(words)),
);
Then(
  "{somebody} has paid",
  one((p) => p.till.seesPaid()),
);
Then(
  "{somebody} has {int} {word} credits left",
  async function (this: Scenario, who: string, left: number, kind: string) {
    assert.ok(kind === "digital" || kind === "postal", kind);
    await (await this.cast.person(who)).till.seesCredits(kind, left);
  },
);
Then(
  "{somebody} finds the orders {sayings}",
  two((p, sums: string[]) => p.till.seesOrders(sums)),
);
Then(
  "{somebody} finds no orders",
  one((p) => p.till.seesOrders([])),
);
