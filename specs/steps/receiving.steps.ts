import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} opens the card that was mailed", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  await actor.receiving.followLink();
});
Then("{actor} finds no card behind the recipient's link", async (actor: Actor) => {
  await actor.receiving.open();
  assert.equal(actor.receiving.view.loaded, "missing");
});
When("{actor} joins as the recipient", (actor: Actor) => actor.receiving.join());
