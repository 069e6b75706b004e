import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} follows the way out of the mail", (actor: Actor) => actor.unsubscribing.follow());
When("{actor} opens the way out {string}", (actor: Actor, token: string) =>
  actor.unsubscribing.open(token),
);
When("{actor} unsubscribes", (actor: Actor) => actor.does(actor.unsubscribing.page.leave()));
When("{actor} undoes it", (actor: Actor) => actor.does(actor.unsubscribing.page.undo()));

Then("{actor} is asked whether to stop {word}", (actor: Actor, from: string) => {
  assert.deepEqual(
    [actor.unsubscribing.page.state, actor.unsubscribing.page.from],
    ["asked", from],
  );
});
Then("{actor} gets no more {word}", (actor: Actor, from: string) => {
  assert.deepEqual([actor.unsubscribing.page.state, actor.unsubscribing.page.from], ["left", from]);
});
Then("{actor} gets {word} again", (actor: Actor, from: string) => {
  assert.deepEqual([actor.unsubscribing.page.state, actor.unsubscribing.page.from], ["back", from]);
});
Then("{actor} is told that the way out leads nowhere", (actor: Actor) => {
  assert.equal(actor.unsubscribing.page.state, "missing");
});
Then(
  "{actor} sees that {somebody} takes no invitations by email",
  async (actor: Actor, who: string) => {
    const { delivery, delivery_reason } = await actor.hosting.roleOf(who);
    assert.deepEqual([delivery, delivery_reason], ["refused", "unsubscribed"]);
  },
);
