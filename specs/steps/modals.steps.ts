import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { type ModalName, paths, withModal } from "#core/domain/navigation/index.ts";
import type { Actor } from "../cast/actor.ts";

When("{actor} asks for {string} at the card", (actor: Actor, name: string) =>
  actor.tab.navigator.go(withModal(paths.edit(actor.cast.card.id), name as ModalName)),
);
When("{actor} opens a link to {string} at the card", (actor: Actor, name: string) =>
  actor.openTab(withModal(paths.edit(actor.cast.card.id), name as ModalName)),
);
When("{actor} leaves the page and comes back to its address", ({ tab }: Actor) => {
  const { path } = tab.navigator;
  tab.navigator.go(paths.home());
  tab.navigator.go(path);
});
When("{actor} logs out and comes back to the address", async (actor: Actor) => {
  const { path } = actor.tab.navigator;
  await actor.signingIn.logOut();
  actor.tab.navigator.go(path);
});
Then("nothing is on sale for {actor}", async (actor: Actor) => {
  const answer = await actor.does(actor.api("readProducts", {}));
  assert.ok(answer.ok);
  assert.deepEqual(answer.value, { digital: [], postal: [], bundles: [] });
  assert.deepEqual(actor.app.shell.products, []);
});
