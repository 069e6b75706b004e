import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";

When("{actor} looks at home", async (actor: Actor) => {
  await actor.owning.openHome();
});
Given("{actor} keeps the card by its link", async (actor: Actor) => {
  await actor.signingIn.signInOnce();
  await actor.receiving.open();
  await actor.does(actor.receiving.view.save());
});

const cardsOf = async (actor: Actor, type: string) => {
  const home = await actor.owning.openHome();
  return home.of(type as "created").map(({ story }) => story.id);
};
Then(
  /^(the card|no card) stands among the cards (\w+) (created|contributed|received)(?: to)?$/,
  async function (this: { cast: Actor["cast"] }, which: string, who: string, type: string) {
    const actor = await this.cast.actor(who);
    const ids = await cardsOf(actor, type);
    assert.deepEqual(ids, which === "the card" ? [actor.cast.card.id] : []);
  },
);
Then("the card at home shows its cover and no message to {actor}", async (actor: Actor) => {
  const [card] = (await actor.owning.openHome()).cards;
  assert.deepEqual(
    card?.story.slides.map((slide) => slide.type),
    ["title"],
  );
});
Then("the card at home has {int} message(s) for {actor}", async (count: number, actor: Actor) => {
  const [card] = (await actor.owning.openHome()).cards;
  assert.equal(card?.story.contribution_count, count);
});
Then("{actor} is told at home {string}", (actor: Actor, words: string) =>
  assert.equal(inEnglish(actor.owning.home.error), words),
);
Then("home shows {int} card(s) to {actor} at once", (count: number, actor: Actor) =>
  assert.equal(actor.owning.home.cards.length, count),
);
Then("home says {string} to {actor}", async (words: string, actor: Actor) => {
  const home = await actor.owning.openHome();
  const [card] = home.cards;
  assert.ok(card, "there is no card at home");
  assert.equal(inEnglish(home.nextStep(card).words), words);
});
