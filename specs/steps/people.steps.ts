import assert from "node:assert/strict";
import { defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import { isAt, placePattern } from "../cast/places.ts";
import type { Scenario } from "../world.ts";
import { passTime } from "./time.ts";

defineParameterType({
  name: "actor",
  regexp: /[A-Z][a-z]+(?:'s (?:phone|laptop|other tab))?/,
  transformer(this: Scenario, who: string) {
    return this.cast.actor(who);
  },
});
defineParameterType({
  name: "whereabouts",
  regexp: placePattern,
  transformer: (place: string) => place,
});
/** "can" or "cannot", "is" or "is not" and the like. */
defineParameterType({
  name: "can",
  regexp: /can|cannot/,
  transformer: (word: string) => word === "can",
});
defineParameterType({
  name: "is",
  regexp: /is not|is/,
  transformer: (word: string) => word === "is",
});
/** "a, b and c" as a list. */
export const listed = (words: string): string[] => words.split(/, | and /).filter(Boolean);

const spans = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };
type Unit = keyof typeof spans;

When(
  /^(\d+) (second|minute|hour|day)s? (?:pass|passes)$/,
  async function (this: Scenario, count: string, unit: Unit) {
    await passTime(this, Number(count) * spans[unit]);
  },
);

Given("{actor} is signed in", (actor: Actor) => actor.signingIn.signInOnce());
Given("{actor} has an account", async (actor: Actor) => {
  await actor.signingIn.signIn();
  await actor.signingIn.logOut();
});

When("{actor} closes the tab and comes back", (actor: Actor) => actor.openTab());
When("{actor} closes the tab", (actor: Actor) => actor.tab.close());
When("{actor} opens another tab", (actor: Actor) => actor.openTab());
When("{actor} goes offline", (actor: Actor) => {
  actor.tab.online = false;
});
When("{actor} is online again", (actor: Actor) => {
  actor.tab.online = true;
});
When("{actor} looks away", (actor: Actor) => actor.tab.page.hide());
When("{actor} looks again", async (actor: Actor) => {
  actor.tab.page.show();
  await actor.assembly.settle();
});

Then("{actor} is told {string}", (actor: Actor, words: string) => {
  assert.ok(actor.words.includes(words), `${actor.name} reads: ${actor.words.join(" | ")}`);
});
Then("{actor} is told nothing", async (actor: Actor) => {
  await actor.assembly.settle();
  assert.deepEqual(actor.words, []);
});
Then("{actor} arrives {whereabouts}", (actor: Actor, place: string) => isAt(actor, place));
Then("{actor} is asked to sign in", (actor: Actor) => assert.equal(actor.modal, "auth"));
Then("{actor} sees {string} opened", (actor: Actor, modal: string) =>
  assert.equal(actor.modal, modal),
);

Then(
  "{actor} has {int} mail(s) about {string}",
  async (actor: Actor, count: number, words: string) => {
    await actor.assembly.pass(1000);
    assert.equal(
      actor.lettersAbout(words).length,
      count,
      `letters: ${actor.letters.map((l) => l.subject).join(" | ")}`,
    );
  },
);
Then("the mail to {actor} says {string}", (actor: Actor, words: string) => {
  const letter = actor.letters.at(-1);
  assert.ok(letter?.text.includes(words), letter?.text ?? "no mail");
});
