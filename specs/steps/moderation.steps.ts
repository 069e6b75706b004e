import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

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
