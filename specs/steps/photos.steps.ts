import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

Given(
  "{actor} adds the photo {string} saying {string}",
  (actor: Actor, name: string, words: string) => actor.photographing.sendPhotos(words, name),
);
Given("the uploads of {actor} are slow", (actor: Actor) => actor.photographing.hold());
When("the uploads of {actor} go on", (actor: Actor) => actor.photographing.release());
When("{actor} picks {string}", (actor: Actor, names: string) =>
  actor.photographing.addNamed(...listed(names)),
);

/** Photos of the card as its owner's library lists them. */
export const libraryOf = async (scenario: Scenario) => {
  const owner = await scenario.cast.owner();
  const answer = await owner.does(owner.api("readLibrary", { path: { id: owner.cast.card.id } }));
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value.media;
};
Then("the library of the card has {int} photo(s)", async function (this: Scenario, count: number) {
  assert.equal((await libraryOf(this)).length, count);
});
Then("nothing is on its way for {actor}", async (actor: Actor) => {
  await actor.assembly.settle();
  assert.equal(actor.writing.builder.isUploading, false);
  assert.equal(actor.photographing.uploads.length, 0);
});
Then("{actor} has {int} photo(s) in the message", (actor: Actor, count: number) =>
  assert.equal(actor.writing.builder.photos.length, count),
);
