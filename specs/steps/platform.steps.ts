import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { startWords } from "#core/domain/words/index.ts";
import { asSaid, iso, refused } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** Its tokens are worth nothing any more, whatever this browser still thinks of them. */
When("{actor}'s session is ended elsewhere", async (actor: Actor) => {
  const over = refused("unauthenticated", asSaid(""));
  for (const id of ["readProducts", "refresh", "refresh"] as const) actor.tab.answerNext(id, over);
});
When("{actor} asks for the prices", (actor: Actor) => actor.does(actor.api("readProducts", {})));

Then("the product has not started for {actor}", (actor: Actor) =>
  assert.equal(actor.app.shell.isSetUp, false),
);
Then("{actor} reads that the product cannot be reached", (actor: Actor) =>
  assert.deepEqual(actor.app.shell.error, {
    error: startWords.unreachable("Fanfold"),
    type: "server",
    source: "app setup",
    persistent: true,
  }),
);
Then("nothing is wrong for {actor}", (actor: Actor) => assert.equal(actor.app.shell.error, null));
Then("the feature {string} {is} on for {actor}", (feature: string, is: boolean, actor: Actor) =>
  assert.equal(actor.app.shell.enabledFeatures.includes(feature), is),
);
Then(
  "{actor} knows of maintenance in {int} seconds",
  function (this: Scenario, actor: Actor, seconds: number) {
    const begins = iso(this.assembly.now() + seconds * 1000);
    assert.equal(actor.app.shell.maintenanceOn, begins);
  },
);
Then("{actor} knows of no maintenance", (actor: Actor) => {
  assert.equal(actor.app.shell.maintenanceOn, null);
  assert.equal(actor.app.shell.webVersion, "test");
});
Then(
  "{actor} is offered the plan {string} for {int} pence with room for {word} messages",
  (actor: Actor, label: string, amount: number, room: string) => {
    const product = actor.app.shell.products.find((p) => p.label === label);
    assert.ok(product, actor.app.shell.products.map((p) => p.label).join(", "));
    assert.equal(product.amount, amount);
    assert.equal(product.currency_symbol, "£");
    assert.equal(String(product.slide_limit ?? "any"), room);
  },
);
