import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

const state = (actor: Actor) => actor.owning.thankYou.state;

When("{actor} reads the thank-you", (actor: Actor) => actor.owning.open());
When("{actor} hides the thank-you", (actor: Actor) => actor.does(actor.owning.thankYou.hide()));
When("{actor} shows the thank-you again", (actor: Actor) =>
  actor.does(actor.owning.thankYou.showAgain()),
);
Then("there is no thank-you for {actor}", (actor: Actor) => assert.equal(state(actor), "none"));
Then("the thank-you is hidden from {actor}", (actor: Actor) =>
  assert.equal(state(actor), "hidden"),
);
Then("{actor} reads {string} from {string}", (actor: Actor, words: string, from: string) => {
  const page = actor.owning.thankYou;
  assert.deepEqual([page.state, page.words, page.from], ["shown", words, from]);
  assert.notEqual(page.sentOn, null);
});
Then("{actor} still reads the thank-you {string}", (actor: Actor, words: string) =>
  assert.equal(actor.receiving.view.story?.thanks_message, words),
);
