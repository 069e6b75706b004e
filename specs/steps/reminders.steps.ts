import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Shop } from "#core/app/index.ts";
import type { Reminder } from "#core/domain/reminder/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import { answered } from "../fixtures/messages.ts";
import type { Scenario } from "../world.ts";

/** The reminder that a scenario is about, and the shop that somebody stands in. */
const reminders = new WeakMap<Scenario, Reminder>();
const shops = new WeakMap<object, Shop>();
const its = (scenario: Scenario): Reminder =>
  reminders.get(scenario) ?? assert.fail("nobody has a reminder yet");
const shopOf = (actor: Actor): Shop =>
  shops.get(actor.tab) ?? assert.fail(`${actor.name} is not in the shop`);
const listed = (all: readonly Reminder[]) =>
  all.map(({ title, reminder_date }) => [title, reminder_date]);

When(
  "{actor} wants to be reminded of the {word} of {string} on {word}",
  async function (this: Scenario, actor: Actor, occasion: Occasion, name: string, day: string) {
    const body = { occasion, recipient_name: name, occasion_date: day };
    const made = await actor.does(actor.api("createReminder", { query: {}, body }));
    reminders.set(this, answered(made).reminder);
  },
);
When(
  "{actor} wants to be reminded of the card's occasion on {word}",
  async function (this: Scenario, actor: Actor, occasion_date: string) {
    const query = { story_id: this.cast.card.id };
    const body = { occasion_date };
    reminders.set(
      this,
      answered(await actor.does(actor.api("createReminder", { query, body }))).reminder,
    );
  },
);
When(
  "{actor} wants to be reminded of it {int} days before",
  async function (this: Scenario, actor: Actor, days_before: number) {
    const path = { id: its(this).id };
    answered(await actor.does(actor.api("changeReminder", { path, body: { days_before } })));
  },
);
When("{actor} deletes the reminder", async function (this: Scenario, actor: Actor) {
  answered(await actor.does(actor.api("deleteReminder", { path: { id: its(this).id } })));
});
When("{actor} comes to the shop for the reminder", async function (this: Scenario, actor: Actor) {
  const shop = actor.app.shop();
  shops.set(actor.tab, shop);
  await actor.does(shop.openFor(its(this).id));
});
When("{actor} takes the first cover there", async (actor: Actor) => {
  const shop = shopOf(actor);
  assert.ok(await actor.does(shop.start()), inEnglish(shop.error) ?? "");
});

const remindersOf = async (actor: Actor): Promise<readonly Reminder[]> =>
  answered(await actor.does(actor.api("readReminders", {}))).reminders;
Then(
  "the reminders of {actor} are {string} on {word}",
  async (actor: Actor, title: string, day: string) =>
    assert.deepEqual(listed(await remindersOf(actor)), [[title, day]]),
);
Then("{actor} has no reminders", async (actor: Actor) =>
  assert.deepEqual(await remindersOf(actor), []),
);
Then(
  "the shop offers {actor} {word} cards for {string}",
  (actor: Actor, occasion: string, name: string) => {
    const shop = shopOf(actor);
    assert.deepEqual([shop.occasion, shop.recipientFirstName], [occasion, name]);
  },
);
Then(
  "the reminder of {actor} shows the card {string}",
  async function (this: Scenario, actor: Actor, title: string) {
    const path = { id: its(this).id };
    const { reminder } = answered(await actor.does(actor.api("readReminder", { path })));
    assert.deepEqual(
      reminder.stories.map((story) => [story.title, story.from_reminder_id]),
      [[title, reminder.id]],
    );
  },
);
Then(
  "{actor} finds {string} on {word} as the reminder of the card",
  async function (this: Scenario, actor: Actor, title: string, day: string) {
    const path = { id: this.cast.card.id };
    const { reminders } = answered(await actor.does(actor.api("readStoryReminders", { path })));
    assert.deepEqual(listed(reminders), [[title, day]]);
  },
);
