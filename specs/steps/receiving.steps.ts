import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

When("{actor} opens the card that was mailed", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  await actor.receiving.followLink();
});
Then("{actor} finds no card behind the recipient's link", async (actor: Actor) => {
  await actor.receiving.open();
  assert.equal(actor.receiving.view.loaded, "missing");
});
When("{actor} joins as the recipient", (actor: Actor) => actor.receiving.join());
When("{actor} opens the card mailed to {actor}", async (actor: Actor, recipient: Actor) => {
  await actor.assembly.pass(1000);
  await actor.receiving.followLink(recipient.letters);
});
When("{actor} opens the recipient's link", (actor: Actor) => actor.receiving.open());
When("{actor} looks at it as the recipient would", (actor: Actor) => actor.receiving.preview());
When("{actor} asks to see it", (actor: Actor) => actor.does(actor.receiving.view.askToSee()));
When("{actor} plays it through", (actor: Actor) => actor.receiving.playToTheEnd());
When("{actor} watches {int} second(s) and leaves", async (actor: Actor, count: number) => {
  actor.receiving.view.unwrap();
  await actor.assembly.pass(count * 1000);
  actor.receiving.view.leave();
});
When("{actor} unwraps the card", async (actor: Actor) => {
  actor.receiving.view.unwrap();
  await actor.assembly.settle();
});
When("{actor} presses something on the page", (actor: Actor) =>
  actor.does(actor.receiving.view.receive()),
);
When("{actor} keeps the card", (actor: Actor) => actor.does(actor.receiving.view.save()));
When("{actor} thanks with {string}", (actor: Actor, words: string) =>
  actor.receiving.sayThanks(words),
);
When("{actor} thanks with {int} characters", (actor: Actor, length: number) =>
  actor.receiving.sayThanks("a".repeat(length)),
);
When("{actor} begins to thank with {string}", async (actor: Actor, words: string) => {
  actor.receiving.view.writeThanks(words);
  await actor.assembly.settle();
});
When("{actor} takes the thanks back", async (actor: Actor) => {
  await actor.does(actor.receiving.view.removeThanks());
});
When("{actor} says that {actor} has watched the card", async (actor: Actor, who: Actor) => {
  const { id } = await (await actor.cast.owner()).hosting.roleOf(who.name);
  await actor.tries("markWatched", { path: { id }, body: { has_watched: true } });
});

Then("the card is {word} in front of {actor}", (state: string, actor: Actor) =>
  assert.equal(actor.receiving.view.loaded, state),
);
Then("{actor} waits to be shown the card", (actor: Actor) =>
  assert.equal(actor.receiving.view.loaded, "requested"),
);
Then("{actor} is kept from the card", (actor: Actor) =>
  assert.equal(actor.receiving.view.loaded, "rejected"),
);
Then("{actor} is back at the end of the card", (actor: Actor) =>
  assert.equal(actor.receiving.view.stage, "ended"),
);
Then("{somebody} has watched the card", async function (this: Scenario, who: string) {
  const role = await (await this.cast.owner()).hosting.roleOf(who);
  assert.equal(role.has_watched, true);
  assert.notEqual(role.last_watched_on, null);
});
Then("{somebody} has not watched the card", async function (this: Scenario, who: string) {
  assert.equal((await (await this.cast.owner()).hosting.roleOf(who)).has_watched, false);
});
Then("it is remembered that {actor} played the card", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.didPlayAsRecipient, true),
);
Then("nothing is remembered of {actor}'s playing", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.didPlayAsRecipient, false),
);
Then("the card {is} kept by {actor}", async (is: boolean, actor: Actor) => {
  await actor.receiving.open();
  assert.equal(actor.receiving.view.saved, is);
});
Then("{actor} sees that the card is saved {word} thanks", (actor: Actor, how: string) => {
  assert.equal(actor.modal, "recipient-saved");
  assert.equal(actor.modalParams.thanksSent, how === "with");
});
Then("{string} waits with {actor} to be sent", (words: string, actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.recipientThanks, words),
);
Then("{actor} still has {string} typed", (actor: Actor, words: string) =>
  assert.equal(actor.receiving.view.thanks, words),
);
Then("the thanks are {string}", async function (this: Scenario, words: string) {
  const card = await cardNow(await this.cast.owner());
  assert.equal(card.thanks_message ?? "", words);
  assert.equal(card.thanks_sent_on !== null, words !== "");
});
Then("{actor} finds {string} in the card", async (actor: Actor, words: string) => {
  const { story } = actor.receiving.view;
  const said = (story?.slides ?? []).slice(1, -1).map((slide) => slide.description);
  assert.deepEqual(said, listed(words));
});
Then("the card comes from {string} for {actor}", (names: string, actor: Actor) =>
  assert.deepEqual(actor.receiving.view.signers, listed(names)),
);
Then("the card was received", async function (this: Scenario) {
  assert.notEqual((await cardNow(await this.cast.owner())).received_on, null);
});
Then("the card was not received", async function (this: Scenario) {
  assert.equal((await cardNow(await this.cast.owner())).received_on, null);
});
