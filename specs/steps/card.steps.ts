import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Story, StoryRecord } from "#core/domain/story/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

Given("{actor} has a card for {word}", async (actor: Actor, recipient: string) => {
  await actor.signingIn.signInOnce();
  await actor.owning.start(recipient);
});
Given("{actor}, signed out, has a card for {word}", (actor: Actor, recipient: string) =>
  actor.owning.start(recipient),
);
Given(
  "{actor} starts a {word} card for {word}",
  async (actor: Actor, occasion: string, recipient: string) => {
    await actor.signingIn.signInOnce();
    await actor.owning.start(recipient, occasion as Story["occasion"]);
  },
);
Given("{actor} starts a card with the cover {string}", async (actor: Actor, variant: string) => {
  await actor.signingIn.signInOnce();
  const answer = await actor.does(
    actor.api("createStory", {
      body: { occasion: "birthday", title_variant: variant, recipient_first_name: "Grace" },
    }),
  );
  actor.asked = [answer];
  if (answer.ok) await actor.owning.open(answer.value.story.id);
});
Given("the card is {word}", async function (this: Scenario, tier: StoryRecord["product_tier"]) {
  await this.assembly.grant(this.cast.card.id, tier);
});

When("{actor} opens the card", (actor: Actor) => actor.owning.open());
When("{actor} begins to rename the card to {string}", async (actor: Actor, title: string) => {
  void actor.owning.editor.save({ title });
  await actor.assembly.settle();
});
When("{actor} renames the card to {string}", async (actor: Actor, title: string) => {
  await actor.owning.save({ title });
});
When("{actor} deletes the card", (actor: Actor) => actor.owning.deleteCard());
When("{actor} moves {string} to place {int}", (actor: Actor, words: string, place: number) =>
  actor.owning.move(words, place),
);
When("{actor} takes {string} away", (actor: Actor, words: string) => actor.owning.remove(words));
When("{actor} takes it back", (actor: Actor) => actor.owning.editor.undoRemove());
When("{actor} sets {} to {}", async (actor: Actor, what: string, value: string) => {
  await actor.owning.save({ [fieldNamed(what)]: valueNamed(value) });
});
When("{actor} turns {word} {word}", (actor: Actor, effect: string, state: string) =>
  actor.does(actor.owning.editor.setEffects({ [`fx_${effect}`]: state === "on" })),
);

/** Fields of a card whose names say nothing to a reader. */
const fields: Readonly<Record<string, keyof Story>> = {
  confetti: "fx_confetti",
  snow: "fx_snow",
  links: "tokens",
  making: "setup_card_complete",
  inviting: "setup_invite_complete",
  sending: "setup_send_complete",
  "number of people": "role_active_count",
  "number of people asking to join": "role_request_count",
  "number of messages": "contribution_count",
  "number of my own messages": "my_contribution_count",
  "number of new messages": "unseen_slide_count",
  "number of messages waiting for room": "waiting_slide_count",
};
/** Scenarios say the other fields' own words, the card spells them. */
export const fieldNamed = (words: string): keyof Story =>
  fields[words] ?? (words.replace(/^the /, "").replaceAll(" ", "_") as keyof Story);
const values: Readonly<Record<string, unknown>> = {
  on: true,
  off: false,
  done: true,
  "to do": false,
  nothing: null,
};
const valueNamed = (words: string): unknown =>
  words in values ? values[words] : words.replaceAll('"', "");

/** The card as the product answers it to this person now. */
export const cardNow = async (actor: Actor): Promise<Story> => {
  const answer = await actor.does(actor.api("readStory", { path: { id: actor.cast.card.id } }));
  if (!answer.ok)
    throw new Error(`${actor.name} cannot read the card: ${inEnglish(answer.refusal.message)}`);
  return answer.value.story;
};

Then("{actor}'s card has {int} message(s)", async (actor: Actor, count: number) => {
  await actor.owning.open();
  assert.equal(actor.owning.messages.length, count);
});
Then("{actor} sees {string}", (actor: Actor, words: string) =>
  assert.ok(actor.writing.slideSaying(words)),
);
Then("{actor} does not see {string}", async (actor: Actor, words: string) => {
  await actor.assembly.settle();
  assert.throws(() => actor.writing.slideSaying(words), /sees no message/);
});
Then("the messages of {actor} are {string}", (actor: Actor, words: string) =>
  assert.deepEqual(
    actor.owning.messages.map((s) => s.description ?? s.title),
    listed(words),
  ),
);
Then("the card of {actor} says {string} in this order", async (actor: Actor, words: string) => {
  const { slides } = await cardNow(actor);
  const said = slides.map((s) => s.description ?? s.title);
  assert.deepEqual(said.slice(1, -1), listed(words));
  assert.deepEqual(
    slides.map((s) => s.position),
    slides.map((_, at) => at + 1),
  );
});
Then("the card is called {string}", async function (this: Scenario, title: string) {
  await this.assembly.settle();
  assert.equal((await cardNow(await this.cast.owner())).title, title);
});
Then("the owner of the card is called {string}", async function (this: Scenario, name: string) {
  const { owner } = await cardNow(await this.cast.owner());
  assert.equal(`${owner.first_name} ${owner.last_name}`, name);
});
Then("the card's {} is/are {}", async function (this: Scenario, what: string, value: string) {
  const card = await cardNow(await this.cast.owner());
  assert.equal(String(card[fieldNamed(what)]), String(valueNamed(value)));
});
Then("the card has news for {actor}", async (actor: Actor) =>
  assert.equal((await cardNow(actor)).has_updates, true),
);
Then("{actor} reads the card's {}", async (actor: Actor, what: string) => {
  const card = await cardNow(actor);
  for (const field of listed(what))
    assert.ok(fieldNamed(field) in card, `the card has no ${field}`);
});
Then("the card is {string} for {actor}", (status: string, actor: Actor) =>
  assert.equal(actor.owning.status, status),
);
Then("{actor} {can} open the card", async (actor: Actor, can: boolean) => {
  await actor.owning.open();
  assert.equal(actor.owning.editor.loaded === "ready", can, actor.owning.editor.loaded);
});
Then("the card is gone for {actor}", (actor: Actor) =>
  assert.equal(actor.owning.editor.loaded, "missing"),
);
Then("{actor} finds no card behind the group's link", async (actor: Actor) => {
  await actor.contributing.open();
  assert.equal(actor.contributing.page.loaded, "missing");
});
Then("the slides of {actor} are {string}", async (actor: Actor, types: string) => {
  await actor.owning.open();
  assert.deepEqual(
    actor.owning.slides.map((s) => s.type),
    listed(types),
  );
});
When("{actor} asks twice for the same new card", async (actor: Actor) => {
  const body = { occasion: "birthday", recipient_first_name: "Grace" } as const;
  for (let i = 0; i < 2; i++) await actor.does(actor.api("createStory", { body }, { key: "one" }));
});
Then("{actor} has {int} card(s) at home", async (actor: Actor, count: number) => {
  assert.equal((await actor.owning.openHome()).cards.length, count);
});
When(
  "{actor} fills {} with {int} characters",
  async (actor: Actor, what: string, length: number) => {
    await actor.owning.save({ [fieldNamed(what)]: "a".repeat(length) });
  },
);
When("{actor} deletes the card from home", async (actor: Actor) => {
  const home = await actor.owning.openHome();
  await actor.does(home.deleteCard(actor.cast.card.id));
});
Then("{actor}'s own card is remembered", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.storyId, actor.cast.card.id),
);
When("{actor} takes over the card", (actor: Actor) =>
  actor.tries("adoptStory", { path: { id: actor.cast.card.id } }),
);
When("{actor} deletes the card elsewhere", (actor: Actor) =>
  actor.tries("deleteStory", { path: { id: actor.cast.card.id } }),
);
When("{actor} reads a card that is not there", (actor: Actor) =>
  actor.tries("readStory", { path: { id: "not-there" } }),
);
When("{actor} tries to start a card for {word}", async (actor: Actor, recipient: string) => {
  const body = { occasion: "birthday", recipient_first_name: recipient } as const;
  await actor.tries("createStory", { body });
});
When("{actor} tries to delete the card", (actor: Actor) =>
  actor.tries("deleteStory", { path: { id: actor.cast.card.id } }),
);
When("{actor} tries to invite somebody", (actor: Actor) =>
  actor.tries("invite", {
    query: { story_id: actor.cast.card.id },
    body: { join_emails: ["tom@example.com"], role_type: "contributor" },
  }),
);
When("{actor} tries to send the card", (actor: Actor) =>
  actor.tries("sendStory", {
    path: { id: actor.cast.card.id },
    body: { recipient_email: "grace@example.com" },
  }),
);
When("{actor} tries to mark the card as sent", (actor: Actor) =>
  actor.tries("markSentByLink", { path: { id: actor.cast.card.id } }),
);
When("{actor} tries to make a new {word} link", (actor: Actor, type: string) =>
  actor.tries("makeToken", {
    path: { id: actor.cast.card.id },
    body: { token_type: type as "group" },
  }),
);
