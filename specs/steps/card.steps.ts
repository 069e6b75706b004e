import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

Given("{actor} has a card for {word}", async (actor: Actor, recipient: string) => {
  await actor.signingIn.signInOnce();
  await actor.owning.start(recipient);
});

When("{actor} writes {string}", (actor: Actor, words: string) => actor.writing.write(words));

Then("{actor}'s card has {int} message(s)", async (actor: Actor, count: number) => {
  await actor.owning.open();
  assert.equal(actor.owning.messages.length, count);
});
