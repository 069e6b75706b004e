import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { type SigningState, signingStateOf } from "#core/domain/role/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";

const isFar = async (actor: Actor, who: string, state: string) => {
  const role = await actor.hosting.roleOf(who);
  assert.equal(signingStateOf(role), state as SigningState);
  const group = await actor.hosting.group();
  assert.ok(group.bySigning[state as SigningState].some(({ id }) => id === role.id));
  return role;
};

When("{actor} touches the page", (actor: Actor) => actor.does(actor.contributing.page.arrive()));
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
