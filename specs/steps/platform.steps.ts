import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { startWords } from "#core/domain/words/index.ts";
import { asSaid, iso, refused } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

/** A fresh tab whose first calls of this kind are refused. */
const comeBackTo = (actor: Actor, id: OperationId, code: string, times: number): Promise<void> =>
  actor.openTab("/", (tab) => {
    for (let n = 0; n < times; n++) tab.answerNext(id, refused(code, asSaid("No.")));
  });
When(
  "{actor} comes back and {word} is refused as {word}",
  (actor: Actor, id: OperationId, code: string) => comeBackTo(actor, id, code, 1),
);
When(
  "{actor} comes back and {word} is refused as {word} {int} times",
  (actor: Actor, id: OperationId, code: string, times: number) =>
    comeBackTo(actor, id, code, times),
);
/** Its tokens are worth nothing any more, whatever this browser still thinks of them. */
When("{actor}'s session is ended elsewhere", async (actor: Actor) => {
  const over = refused("unauthenticated", asSaid(""));
  for (const id of ["readProducts", "refresh", "refresh"] as const) actor.tab.answerNext(id, over);
});
When("{actor} asks for the products", (actor: Actor) => actor.does(actor.api("readProducts", {})));

Then("the start asked for {string} one after the other", function (this: Scenario, ids: string) {
  const asked = this.assembly.calls.map(({ id }) => id);
  const wanted = listed(ids);
  const at = wanted.map((id) => asked.lastIndexOf(id as OperationId));
  assert.ok(!at.includes(-1), asked.join(", "));
  assert.deepEqual(
    at,
    at.toSorted((a, b) => a - b),
    asked.join(", "),
  );
});
Then("{word} was not asked for", function (this: Scenario, id: string) {
  assert.deepEqual(
    this.assembly.calls.filter((call) => call.id === id),
    [],
  );
});
Then("{actor} is not set up", (actor: Actor) => assert.equal(actor.app.shell.isSetUp, false));
Then(
  "{actor} reads that something of kind {string} is wrong with {string}",
  (actor: Actor, type: string, source: string) => {
    const { error } = actor.app.shell;
    const words = startWords.unreachable("Fanfold");
    assert.deepEqual(error, { error: words, type, source, persistent: true });
  },
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
