import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import { cardNow } from "./card.steps.ts";

Given("{actor} makes a watch link", (actor: Actor) =>
  actor.tries("makeToken", { path: { id: actor.cast.card.id }, body: { token_type: "watch" } }),
);
const tokenOf = async (actor: Actor, type: string): Promise<string> => {
  const { groupToken, recipientToken, id } = actor.cast.card;
  if (type === "id") return id;
  if (type !== "watch") return type === "group" ? groupToken : recipientToken;
  return (await cardNow(await actor.cast.owner())).tokens.watch ?? "";
};
When("{actor} joins by the {word} link", async (actor: Actor, type: "recipient" | "watch") => {
  await actor.signingIn.signInOnce();
  await actor.tries("joinStory", { path: { type, value: await tokenOf(actor, type) } });
});
When("{actor} marks the card as watched", async (actor: Actor) => {
  const path = { type: "id", value: actor.cast.card.id } as const;
  const own = await actor.does(actor.api("readOwnRole", { path }));
  assert.ok(own.ok);
  await actor.tries("markWatched", {
    path: { id: own.value.story.role?.id ?? "" },
    body: { has_watched: true },
  });
});

const partOf = async (actor: Actor, type: string): Promise<string> => {
  const path = { type: type as "id", value: await tokenOf(actor, type) };
  const own = await actor.does(actor.api("readOwnRole", { path }));
  const role = own.ok ? own.value.story.role : null;
  return role === null ? "nobody" : `${role.status} ${role.role_type}`;
};
Then(
  "{actor} is an {word} {word} of the card",
  async (actor: Actor, status: string, type: string) =>
    assert.equal(await partOf(actor, "id"), `${status} ${type}`),
);
Then(
  "by the card's {word} {actor} is an {word} {word}",
  async (way: string, actor: Actor, status: string, type: string) =>
    assert.equal(await partOf(actor, way), `${status} ${type}`),
);
Then("by the card's {word} {actor} is nobody", async (way: string, actor: Actor) =>
  assert.equal(await partOf(actor, way), "nobody"),
);
Then("{actor} may not see the group", async (actor: Actor) => {
  await actor.tries("readGroup", { path: { id: actor.cast.card.id } });
  const [answer] = actor.asked;
  assert.equal(answer?.ok === false && answer.refusal.code, "forbidden");
});
