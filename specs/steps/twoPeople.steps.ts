import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** Where something is written before it is sent, and how it is read again when one comes back. */
interface Room {
  write(actor: Actor, words: string): Promise<void>;
  /** null where whoever is signed out does not come in. */
  read(actor: Actor): Promise<string | null>;
}

const message = async (actor: Actor) => {
  await actor.contributing.open();
  await actor.writing.open({ slideType: "text" });
  return actor.writing.builder;
};
const newCard = async (actor: Actor) => {
  const card = actor.app.newCard();
  await actor.does(card.open());
  return card;
};
const account = async (actor: Actor) => {
  const own = actor.app.account();
  await actor.does(own.open());
  return own;
};
const rooms: Readonly<Record<string, Room>> = {
  builder: {
    write: async (actor, words) => (await message(actor)).write({ description: words }),
    read: async (actor) => (await message(actor)).draft?.content.description ?? "",
  },
  thanks: {
    write: async (actor, words) => {
      await actor.receiving.open();
      actor.receiving.view.writeThanks(words);
    },
    read: async (actor) => {
      await actor.receiving.open();
      return actor.receiving.view.thanks;
    },
  },
  cover: {
    write: async (actor, words) => (await newCard(actor)).name(words),
    read: async (actor) => (actor.isSignedIn ? (await newCard(actor)).recipientFirstName : null),
  },
  account: {
    write: async (actor, words) => (await account(actor)).names.type("firstName", words),
    read: async (actor) => (actor.isSignedIn ? (await account(actor)).names.firstName : null),
  },
};
const room = (name: string): Room => {
  const found = rooms[name];
  assert.ok(found, `there is a room called ${name}`);
  return found;
};

Given("{actor} has a card that {actor} may write in", async (owner: Actor, other: Actor) => {
  await owner.signingIn.signInOnce();
  await owner.owning.start("Grace");
  await other.signingIn.signInOnce();
});
When(
  "{actor} writes {string} into the {word} and does not send it",
  async (actor: Actor, words: string, where: string) => {
    await room(where).write(actor, words);
    await actor.assembly.settle();
  },
);
When("{actor} signs in at {word}'s browser", async function (this: Scenario, actor: Actor, name) {
  const there = (await this.cast.actor(name)).as(actor.name);
  this.cast.seat(there);
  await there.signingIn.signIn();
});
When("{actor}'s builder goes on keeping what is typed", async (actor: Actor) => {
  actor.writing.builder.write({ description: "Only for Priya, and more" });
  await actor.assembly.settle();
});
const readsNothing = async (actor: Actor, where: string) => {
  const read = await room(where).read(actor);
  assert.ok(read === null || !read.includes("Only for Priya"), `${actor.name} reads "${read}"`);
};
Then("{actor} reads nothing of it in the {word}", readsNothing);
Then(
  "somebody signed out at {word}'s browser reads nothing of it in the {word}",
  async function (this: Scenario, name: string, where: string) {
    const there = (await this.cast.actor(name)).as("Nobody");
    assert.equal(there.isSignedIn, false);
    await readsNothing(there, where);
  },
);
Then("{actor} reads {string} in the {word}", async (actor: Actor, words: string, where: string) =>
  assert.equal(await room(where).read(actor), words),
);
