import assert from "node:assert/strict";
import { defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import type { Moderation } from "#core/app/index.ts";
import type { ContributionFilter, SlideStatus } from "#core/domain/slide/index.ts";
import { days } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

Then("{string} waits among the contributions of {actor}", async (words: string, actor: Actor) => {
  const { waiting } = await actor.hosting.moderation();
  assert.ok(
    waiting.some(({ slide }) => slide.description === words),
    waiting.map(({ slide }) => slide.description).join(", "),
  );
});
When("{actor} changes the message to {string}", async (actor: Actor, to: string) => {
  const { id } = actor.cast.card;
  const answer = await actor.does(actor.api("readContributions", { path: { id } }));
  const mine = answer.ok ? answer.value.contributions[0] : undefined;
  assert.ok(mine, `${actor.name} has sent in nothing`);
  await actor.tries("changeSlide", { path: { id: mine.id }, body: { description: to } });
});

Given("{actor} wants to see messages first", (actor: Actor) =>
  actor.owning.save({ content_moderation: true }),
);
Given("{actor} lets messages in unseen", (actor: Actor) =>
  actor.owning.save({ content_moderation: false }),
);
Given("{actor} writes {int} messages", async (actor: Actor, count: number) => {
  for (let n = 1; n <= count; n++) await actor.writing.write(`message ${n}`);
});
When("{actor} says yes to {string}", (actor: Actor, words: string) =>
  actor.hosting.decide(words, (moderation, { id }) => moderation.approve(id)),
);
When("{actor} says no to {string}", (actor: Actor, words: string) =>
  actor.hosting.decide(words, (moderation, { id }) => moderation.reject(id)),
);
When("{actor} says yes to every message", async (actor: Actor) => {
  const moderation = await actor.hosting.moderation();
  await actor.does(moderation.approveAll());
});
When("{actor} has seen {string}", (actor: Actor, words: string) =>
  actor.hosting.decide(words, (moderation, { slide }) => moderation.see(slide)),
);
When("{actor} rewrites {string} as {string}", (actor: Actor, from: string, to: string) =>
  actor.contributing.rewrite(from, to),
);
When("{actor} has the contributions in front of them", (actor: Actor) =>
  actor.hosting.watchMessages(),
);
When("{actor} looks for {string} among them", (actor: Actor, typed: string) => {
  actor.hosting.watchedMessages.tab = "inTheCard";
  actor.hosting.watchedMessages.search = typed;
});
When("{actor} narrows them to {string}", (actor: Actor, filters: string) => {
  actor.hosting.watchedMessages.tab = "inTheCard";
  for (const filter of listed(filters))
    actor.hosting.watchedMessages.toggle(filter as ContributionFilter);
});
/** Where a message stands, as whoever reads it would say. */
export const messageStates: Readonly<Record<string, SlideStatus>> = {
  approved: "approved",
  "waiting for approval": "moderated",
  "waiting for room": "pending",
  declined: "rejected",
};
defineParameterType({
  name: "messageState",
  regexp: new RegExp(Object.keys(messageStates).join("|")),
  transformer: (words: string) => messageStates[words],
});
type WaitReason = ReturnType<Moderation["reasonOf"]>;
const reasons: Readonly<Record<string, WaitReason>> = {
  "every message does": "everyMessage",
  "its author is not in the group": "notInGroup",
  "it was changed": "changed",
  "there is no room": "room",
};
defineParameterType({
  name: "reason",
  regexp: new RegExp(Object.keys(reasons).join("|")),
  transformer: (words: string) => reasons[words],
});
/** Nobody has a tab open meanwhile; then everybody is back where they were. */
export const withoutAnybody = async (scenario: Scenario, ms: number): Promise<void> => {
  const actors: Actor[] = [];
  scenario.cast.everybody((actor) => actors.push(actor));
  const owner = await scenario.cast.owner();
  for (const actor of actors) actor.tab.close();
  await scenario.assembly.pass(ms);
  for (const actor of actors) {
    await actor.openTab();
    await (actor === owner ? actor.owning.open() : actor.contributing.open());
  }
};
When("{int} day(s) go(es) by without anybody", function (this: Scenario, count: number) {
  return withoutAnybody(this, days(count));
});

/** What only the owner decides, asked by anybody. */
const decides =
  (id: "approveSlide" | "rejectSlide" | "markSeen") => async (actor: Actor, words: string) => {
    const owner = await actor.cast.owner();
    await actor.tries(id, { path: { id: (await owner.hosting.contribution(words)).id } });
  };
When("{actor} tries to say yes to {string}", decides("approveSlide"));
When("{actor} tries to say no to {string}", decides("rejectSlide"));
When("{actor} tries to mark {string} as seen", decides("markSeen"));
When("{actor} tries to say yes to every message", (actor: Actor) =>
  actor.tries("approveAllSlides", { path: { id: actor.cast.card.id } }),
);

Then(
  "{actor} finds {string} {messageState}",
  async (actor: Actor, words: string, state: SlideStatus) =>
    assert.equal((await actor.hosting.contribution(words)).status, state),
);
Then(
  "{string} waits because {reason}",
  async function (this: Scenario, words: string, reason: WaitReason) {
    const { hosting } = await this.cast.owner();
    const one = await hosting.contribution(words);
    assert.equal((await hosting.moderation()).reasonOf(one), reason);
  },
);
Then(
  /^(\w+) is told that the message (is in|waits for a yes|waits for room|was changed)$/,
  async function (this: Scenario, who: string, how: string) {
    const actor = await this.cast.actor(who);
    assert.equal(actor.modal, "contribution-sent");
    const { moderated, waiting, alreadySent } = actor.modalParams;
    assert.deepEqual(
      { moderated, waiting, alreadySent },
      {
        moderated: how === "waits for a yes",
        waiting: how === "waits for room",
        alreadySent: how === "was changed",
      },
    );
  },
);
Then("{actor} finds {string} among their own", async (actor: Actor, words: string) => {
  await actor.contributing.open();
  const mine = actor.contributing.page.mine.map((slide) => slide.description);
  assert.deepEqual(mine, [words]);
});
Then("{actor} finds nothing of others", async (actor: Actor) => {
  await actor.contributing.open();
  assert.deepEqual(actor.contributing.page.others, []);
});
Then("{actor} sees {string} among them", (actor: Actor, words: string) =>
  assert.deepEqual(
    actor.hosting.watchedMessages.shown.map(({ slide }) => slide.description),
    listed(words),
  ),
);
Then("{int} message(s) wait(s) in front of {actor}", (count: number, actor: Actor) =>
  assert.equal(actor.hosting.watchedMessages.waiting.length, count),
);
Then("{int} message(s) wait(s) for approval", async function (this: Scenario, count: number) {
  assert.equal((await cardNow(await this.cast.owner())).moderated_slide_count, count);
});
Then("{int} message(s) is/are unseen", async function (this: Scenario, count: number) {
  assert.equal((await cardNow(await this.cast.owner())).unseen_slide_count, count);
});
