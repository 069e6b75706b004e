import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { type SigningState, signingStateOf } from "#core/domain/role/index.ts";
import { days, iso } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { withoutAnybody } from "./moderation.steps.ts";

const isFar = async (actor: Actor, who: string, state: string) => {
  const role = await actor.hosting.roleOf(who);
  assert.equal(signingStateOf(role), state as SigningState);
  const group = await actor.hosting.group();
  assert.ok(group.bySigning[state as SigningState].some(({ id }) => id === role.id));
  return role;
};

When("{actor} touches the page", (actor: Actor) => actor.does(actor.contributing.touch()));
Then(
  "{actor} sees that {somebody} is {string}",
  async (actor: Actor, who: string, state: string) => {
    await isFar(actor, who, state);
  },
);
Then(
  "{actor} sees that {somebody} is {string} today",
  async (actor: Actor, who: string, state: string) => {
    const { opened_on } = await isFar(actor, who, state);
    assert.equal(opened_on?.slice(0, 10), iso(actor.assembly.now()).slice(0, 10));
  },
);
Then("{actor} reads nothing of when anybody opened the card", async (actor: Actor) => {
  const { story_id, id } = actor.contributing.page.role ?? assert.fail("no part in the card");
  const [group, own] = await Promise.all([
    actor.does(actor.api("readGroup", { path: { id: story_id } })),
    actor.does(actor.api("readRole", { path: { id } })),
  ]);
  assert.ok(group.ok && own.ok);
  const told = [...group.value.roles, own.value.role];
  assert.ok(told.length > 2);
  assert.deepEqual(
    told.filter((role) => "opened_on" in role),
    [],
  );
});

const nudging = async (actor: Actor) =>
  (await actor.hosting.group()).nudging ?? assert.fail("the card is sent");

When("{actor} wants messages within {int} days", async (actor: Actor, count: number) => {
  const completion_date = iso(actor.assembly.now() + days(count)).slice(0, 10);
  assert.equal(await actor.does(actor.owning.editor.save({ completion_date })), true);
});
const byThemselves = async (actor: Actor, isOn: boolean) =>
  assert.equal(await actor.does((await actor.hosting.group()).nudgeByItself(isOn)), true);
When("{actor} wants nudges to go by themselves", (actor: Actor) => byThemselves(actor, true));
When("{actor} wants no nudges to go by themselves", (actor: Actor) => byThemselves(actor, false));
When(
  "{actor} is away until {int} days before then",
  async function (this: Scenario, actor: Actor, count: number) {
    const by = actor.owning.editor.story?.completion_date ?? assert.fail("no day to sign by");
    const morning = Date.parse(`${by.slice(0, 10)}T10:00:00Z`) - days(count);
    await withoutAnybody(this, Math.max(0, morning - actor.assembly.now()));
  },
);
When("{actor} shares the card by its link", async (actor: Actor) => {
  const answer = await actor.does(
    actor.api("markSentByLink", { path: { id: actor.cast.card.id } }),
  );
  assert.ok(answer.ok);
});
Then("no nudges go by themselves for {actor}", async (actor: Actor) =>
  assert.equal((await nudging(actor)).isOn, false),
);
Then(
  /^the next nudges go to (\d+) (?:people|person) for (\w+)$/,
  async function (this: Scenario, count: string, who: string) {
    const { isOn, next, day, reaches } = await nudging(await this.cast.actor(who));
    assert.deepEqual([isOn, reaches], [true, Number(count)]);
    assert.ok(next !== null && day !== null && next < day, `${next} is not before ${day}`);
  },
);
