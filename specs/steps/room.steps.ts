import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

Given("{actor} has written {int} messages", async (actor: Actor, count: number) => {
  for (let i = 1; i <= count; i++) await actor.writing.write(`message ${i}`);
});
When("{actor} agrees to {string}", (actor: Actor, words: string) =>
  actor.hosting.decide(words, (moderation, { id }) => moderation.approve(id)),
);
Then("the card {is} full for {actor}", (is: boolean, actor: Actor) =>
  assert.equal(actor.owning.editor.isFull, is),
);
const limitOf = (actor: Actor, tier: string): number | null | undefined =>
  actor.app.shell.products.find((product) => product.name === tier)?.slide_limit;
Then(
  "a {word} card takes {int} messages for {actor}",
  (tier: string, count: number, actor: Actor) => assert.equal(limitOf(actor, tier), count),
);
Then("an {word} card takes any number of messages for {actor}", (tier: string, actor: Actor) =>
  assert.equal(limitOf(actor, tier), null),
);
Then(
  "{string} was reported with {int} messages",
  function (this: Scenario, name: string, count: number) {
    const event = this.assembly.events.find((e) => e.name === name);
    assert.equal(event?.facts.messages, count);
  },
);
Then("{string} was not reported", function (this: Scenario, name: string) {
  assert.equal(
    this.assembly.events.some((e) => e.name === name),
    false,
  );
});
