import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

When("{actor} has {somebody} help to organise the card", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.nameCoOwner(role, true)),
);
When("{actor} has {somebody} help no longer", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.nameCoOwner(role, false)),
);
When("{actor} opens the card that they help with", (actor: Actor) => actor.owning.open());
Then("{somebody} helps to organise the card of {actor}", async (who: string, actor: Actor) =>
  assert.equal((await actor.hosting.roleOf(who)).co_owner, true),
);
Then("the card is not {actor}'s own", (actor: Actor) =>
  assert.equal(actor.owning.editor.isOwn, false),
);

/** What stays the owner's, asked by anybody (decision 0077). */
const ownersOnly = {
  "delete the card": (actor: Actor, id: string) => actor.tries("deleteStory", { path: { id } }),
  "turn on automatic nudges": (actor: Actor, id: string) =>
    actor.tries("changeStory", { path: { id }, body: { auto_nudge: true } }),
  "turn off the owner's emails": (actor: Actor, id: string) =>
    actor.tries("changeStory", { path: { id }, body: { owner_email_notifications: false } }),
} as const;
When(
  /^(\w+) helps? out and tries to (.+)$/,
  async function (this: Scenario, who: string, deed: string) {
    const actor = await this.cast.actor(who);
    const act = ownersOnly[deed as keyof typeof ownersOnly];
    await act(actor, actor.cast.card.id);
  },
);
When(
  "{actor} names {somebody} all the same",
  async function (this: Scenario, actor: Actor, who: string) {
    const { id } = await (await this.cast.owner()).hosting.roleOf(who);
    await actor.tries("nameCoOwner", { path: { id }, body: { co_owner: true } });
  },
);
When("{actor} asks {string} to receive the card", (actor: Actor, email: string) =>
  actor.tries("invite", {
    query: { story_id: actor.cast.card.id },
    body: { join_emails: [email], role_type: "recipient" },
  }),
);
