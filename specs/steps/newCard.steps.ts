import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { beginCard } from "#core/app/index.ts";
import { dataIdOf, draftFrom, type Occasion } from "#core/domain/story/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import { designing as at } from "../cast/designing.ts";
import type { Scenario } from "../world.ts";
import { seenByAll } from "./cover.steps.ts";

When("{actor} works on the greeting", (actor: Actor) => at(actor).openGreeting());
When("{actor} makes a card of her own", (actor: Actor) => at(actor).openNewCard());
When(
  "{actor} greets {string} with {string} from {string}",
  (actor: Actor, greeting_to: string, greeting_message: string, greeting_from: string) =>
    at(actor).form.write({ greeting_to, greeting_message, greeting_from }),
);
When(
  "{actor} fills the greeting's {word} with {int} letters",
  (actor: Actor, field: string, count: number) =>
    at(actor).form.write({ [`greeting_${field}`]: "a".repeat(count) }),
);
When("{actor} saves the greeting", (actor: Actor) => actor.does(at(actor).greeting.save()));
When("{actor} says the new card is for {word}", (actor: Actor, name: string) =>
  at(actor).card.name(name),
);
When("{actor} makes it a {word} card", (actor: Actor, occasion: Occasion) =>
  at(actor).card.celebrate(occasion),
);
/** The one reminder that somebody has. */
const reminderOf = async (actor: Actor) => {
  const answer = await actor.does(actor.api("readReminders", {}));
  return (answer.ok && answer.value.reminders[0]) || assert.fail(`${actor.name} has no reminder`);
};
const beginElsewhere = async (
  actor: Actor,
  occasion: Occasion,
  theme: string,
  variant: string,
  reminderId: string,
) => {
  const draft = {
    occasion,
    occasion_date: null,
    title_style: null,
    title_theme: theme,
    title_variant: variant,
    title_exported_id: null,
    title_slide_data: null,
    reminderId,
  };
  const read = draftFrom(dataIdOf(draft));
  assert.deepEqual(read, draft);
  await actor.does(beginCard(actor.app, draft));
};
When(
  "{actor} begins a {word} card elsewhere with the cover {string} of {word} and the reminder {string}",
  beginElsewhere,
);
When(
  "{actor} begins a {word} card elsewhere with the cover {string} of {word} and her reminder",
  async (actor: Actor, occasion: Occasion, theme: string, variant: string) =>
    beginElsewhere(actor, occasion, theme, variant, (await reminderOf(actor)).id),
);
Then("the card comes from the reminder of {actor}", async (actor: Actor) => {
  const { id, stories } = await reminderOf(actor);
  const made = stories.map((story) => [story.id, story.from_reminder_id]);
  assert.deepEqual(made, [[actor.cast.card.id, id]]);
});
When("{actor} has the new card made", (actor: Actor) => at(actor).make());
When("{actor} tries to have the new card made", (actor: Actor) => at(actor).make());
Then(
  "everybody reads the greeting {string} to {string} from {string}",
  async function (this: Scenario, message: string, to: string, from: string) {
    const { greeting_to, greeting_message, greeting_from } = await seenByAll(this);
    assert.deepEqual([greeting_to, greeting_message, greeting_from], [to, message, from]);
  },
);
Then(
  "the greeting's {word} field of {actor} says {string}",
  (field: string, actor: Actor, words: string) =>
    assert.equal(inEnglish(at(actor).form.errorOf(`greeting_${field}` as "greeting_to")), words),
);
Then(
  "the greeting of {actor} is to {string}, from {string}",
  (actor: Actor, to: string, from: string) => {
    const { greeting_to, greeting_from } = at(actor).form.greeting;
    assert.deepEqual([greeting_to, greeting_from], [to, from]);
  },
);
Then("{actor} is told {string} of the new card", (actor: Actor, words: string) =>
  assert.equal(inEnglish(at(actor).card.error), words),
);
Then(
  "the new card of {actor} is for {string} and says {string}",
  (actor: Actor, occasion: string, title: string) => {
    const { card } = at(actor);
    assert.deepEqual([card.occasion, card.design.look.title], [occasion, title]);
  },
);
Then(
  "the draft of {actor} has occasion {string}, variant {string}, theme {string}, exported id {string}, style {string} and the field title {string}",
  (
    actor: Actor,
    occasion: Occasion,
    variant: string,
    theme: string,
    id: string,
    style: string,
    title: string,
  ) =>
    assert.deepEqual(at(actor).card.draft, {
      occasion,
      occasion_date: null,
      title_style: style,
      title_theme: theme,
      title_variant: variant,
      title_exported_id: id,
      title_slide_data: { [id]: [{ key: "title", value: title }] },
      reminderId: null,
    }),
);
