import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Delivery } from "#core/domain/delivery/index.ts";
import { days, iso, minutes } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { passTime } from "./time.ts";

/** Everyone the card is on its way to, read anew. */
const deliveries = async (actor: Actor): Promise<readonly Delivery[]> => {
  const { deliveries } = actor.owning.sending;
  await actor.does(deliveries.read());
  return deliveries.all;
};
const coming = async (actor: Actor): Promise<Delivery> => {
  const one = (await deliveries(actor)).find(({ id }) => id !== null);
  return one ?? assert.fail("nothing is scheduled");
};
/** Moves on to so long before the next card goes out. */
const until = async (scenario: Scenario, before: number): Promise<void> => {
  const { goes_on } = await coming(await scenario.cast.owner());
  const { assembly } = scenario;
  await passTime(scenario, Date.parse(goes_on ?? "") - before - assembly.now());
  await assembly.settle();
};

When(
  "{actor} schedules the card for {string} in {int} days at {string} in {string}",
  async (actor: Actor, email: string, count: number, time: string, zone: string) => {
    const day = iso(actor.assembly.now() + days(count)).slice(0, 10);
    actor.owning.sending.plan({ when: "day", day, time, zone });
    if (actor.owning.sending.done !== null) actor.owning.sending.again();
    await actor.owning.sendTo(email, "");
  },
);
When("{actor} looks at what is scheduled", (actor: Actor) => actor.owning.sending.seeSchedule());
Then("{actor} is asked for somebody else's address", (actor: Actor) => {
  const { recipientEmail, message, schedule, done } = actor.owning.sending;
  assert.deepEqual([recipientEmail, message, schedule.when, done], ["", "", "now", null]);
});
When("{actor} puts it off to {string}", async (actor: Actor, time: string) => {
  const { sending } = actor.owning;
  sending.change(await coming(actor));
  sending.plan({ time });
  assert.equal(await actor.does(sending.sendByEmail()), true);
});
When("{actor} sends at once what is scheduled", async (actor: Actor) => {
  const { deliveries } = actor.owning.sending;
  assert.equal(await actor.does(deliveries.sendNow(await coming(actor))), true);
  await actor.assembly.settle();
});
When("{actor} cancels what is scheduled", async (actor: Actor) => {
  const { deliveries } = actor.owning.sending;
  assert.equal(await actor.does(deliveries.cancel(await coming(actor))), true);
});
When("the minute before it goes out comes", function (this: Scenario) {
  return until(this, minutes(1));
});
When("the minute in which it goes out comes", async function (this: Scenario) {
  await until(this, -1000);
  await (await this.cast.owner()).owning.read();
});

Then(
  "{actor} sees that the card is {string} for {string}",
  async (actor: Actor, state: string, email: string) => {
    await actor.assembly.settle();
    const found = (await deliveries(actor)).filter((one) => one.recipient_email === email);
    assert.deepEqual(
      found.map((one) => one.state),
      [state],
    );
  },
);
Then(
  "the letter {string} is in the card that goes out",
  async function (this: Scenario, words: string) {
    const { owning } = await this.cast.owner();
    assert.ok(owning.messages.some(({ description }) => description === words));
  },
);
Then("nothing is scheduled for {actor}", async (actor: Actor) =>
  assert.deepEqual(await deliveries(actor), []),
);

When("{actor} tries to see who the card is on its way to", (actor: Actor) =>
  actor.tries("readDeliveries", { path: { id: actor.cast.card.id } }),
);
When("{actor} tries to cancel what is scheduled", async (actor: Actor) => {
  const { id } = await coming(await actor.cast.owner());
  await actor.tries("cancelDelivery", { path: { id: id ?? "" } });
});
