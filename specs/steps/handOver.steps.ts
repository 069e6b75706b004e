import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { HandOver } from "#core/app/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** The offer that somebody looks at. */
const looked = new WeakMap<Actor, HandOver>();
const at = (actor: Actor): HandOver =>
  looked.get(actor) ?? assert.fail(`${actor.name} looks at no offer`);

/** The newest link by which a card was offered to that address. */
const tokenOf = async (actor: Actor, address: string): Promise<string> => {
  await actor.assembly.pass(1000);
  const links = actor.assembly.letters(address).flatMap((letter) => letter.links);
  const link = links.findLast((path) => path.startsWith("/handover/"));
  return link?.split("/").at(-1) ?? assert.fail(`${address} was offered nothing`);
};

When("{actor} offers the card to {somebody}", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.offering.make({ role_id: role.id })),
);
When("{actor} offers the card to {string}", (actor: Actor, email: string) =>
  actor.hosting.toAll((group) => group.offering.make({ email })),
);
When("{actor} offers the card too late to {string}", (actor: Actor, email: string) =>
  actor.tries("offerCard", { path: { id: actor.cast.card.id }, body: { email } }),
);
When("{actor} withdraws the offer", (actor: Actor) =>
  actor.hosting.toAll((group) => group.offering.withdraw()),
);
When(
  "{actor} opens the offer that was mailed to {string}",
  async (actor: Actor, address: string) => {
    const page = actor.app.handOver(await tokenOf(actor, address));
    looked.set(actor, page);
    await actor.does(page.open());
  },
);
When("{actor} takes the card over", (actor: Actor) => actor.does(at(actor).accept()));
When("{actor} declines the offer", (actor: Actor) => actor.does(at(actor).decline()));
When("{actor} accepts the offer in two tabs at once", async (actor: Actor) => {
  const token = await tokenOf(actor, actor.email);
  const tabs = [actor.app.handOver(token), actor.app.handOver(token)];
  await actor.does(Promise.all(tabs.map((tab) => tab.open())));
  await actor.does(Promise.all(tabs.map((tab) => tab.accept())));
  assert.deepEqual(
    tabs.map(({ state }) => state),
    ["accepted", "accepted"],
  );
});

Then("the offer is {string} for {actor}", (state: string, actor: Actor) =>
  assert.equal(at(actor).state, state),
);
Then("the offer tells {actor} {string}", (actor: Actor, words: string) =>
  assert.equal(inEnglish(at(actor).error), words),
);
const offeredTo = async (scenario: Scenario): Promise<string> => {
  const owner = await scenario.cast.owner();
  await owner.owning.read();
  const { to } = (await owner.hosting.group()).offering;
  return (typeof to === "string" ? to : to?.person.first_name) ?? "no one";
};
Then("the card is offered to {somebody}", async function (this: Scenario, who: string) {
  assert.equal(await offeredTo(this), who);
});
Then("the card is offered to no one", async function (this: Scenario) {
  assert.equal(await offeredTo(this), "no one");
});
Then(
  "{somebody} owns the card, and {somebody} helps to organise it",
  async function (this: Scenario, now: string, before: string) {
    const owner = await this.cast.actor(now);
    await owner.owning.open();
    assert.equal(owner.owning.editor.isOwn, true);
    assert.deepEqual((await owner.hosting.roleOf(now)).role_type, "owner");
    assert.equal((await owner.hosting.roleOf(before)).co_owner, true);
  },
);
Then("the card is still {actor}'s own", async (actor: Actor) => {
  await actor.owning.read();
  assert.equal(actor.owning.editor.isOwn, true);
});
