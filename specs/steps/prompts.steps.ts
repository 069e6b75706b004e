import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { PromptId } from "#core/domain/prompt/index.ts";
import type { Actor } from "../cast/actor.ts";
import { listed } from "./people.steps.ts";

const prompts = (actor: Actor) => actor.app.shell.prompts;
const asked = new WeakMap<Actor, Map<string, () => void>>();

When("{actor} is to be told {string}", (actor: Actor, ids: string) => {
  const entries = listed(ids).map((id) => [id, prompts(actor).ask(id as PromptId)] as const);
  asked.set(actor, new Map(entries));
});
When("{actor} leaves what says {string}", (actor: Actor, id: string) =>
  asked.get(actor)?.get(id)?.(),
);
When("{actor} has got {string}", (actor: Actor, id: string) =>
  actor.does(prompts(actor).complete(id)),
);
Then("{actor} is told {string} now", async (actor: Actor, id: string) => {
  await actor.assembly.settle();
  assert.equal(prompts(actor).current, id);
});
Then("nothing of {actor}'s visit is left to be sent", (actor: Actor) =>
  assert.deepEqual(actor.app.session.anonymous.data.promptsCompleted, []),
);
Then("{actor} is told nothing new", async (actor: Actor) => {
  await actor.assembly.settle();
  assert.equal(prompts(actor).current, null);
});
