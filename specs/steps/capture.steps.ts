import assert from "node:assert/strict";
import { defineParameterType, Then, When } from "@cucumber/cucumber";
import { captureStates } from "#core/domain/capture/index.ts";
import type { Actor } from "../cast/actor.ts";

defineParameterType({
  name: "devices",
  regexp: /nothing|the camera and a microphone|the camera|a microphone/,
});

const captures = (actor: Actor) => actor.writing.builder.captures;
const capture = (actor: Actor) => {
  const { current } = captures(actor);
  assert.ok(current, `${actor.name} captures nothing`);
  return current;
};
/** What the person's browser was asked for, in words. */
const devicesAsked = ({ tab }: Actor): string => {
  const { wishes } = tab.camera;
  const { picture, sound } = wishes.at(-1) ?? { picture: false, sound: false };
  const named = [picture ? "the camera" : [], sound ? "a microphone" : []].flat();
  return wishes.length === 0 ? "nothing" : named.join(" and ");
};
const offered = (actor: Actor) => captures(actor).offered(actor.writing.builder.types);

When("{actor} turns the camera on", async (actor: Actor) => {
  captures(actor).begin();
  await actor.assembly.settle();
});
Then("the browser of {actor} is asked for {devices}", (actor: Actor, devices: string) =>
  assert.equal(devicesAsked(actor), devices),
);
Then("{actor} has no part in the card", (actor: Actor) =>
  assert.deepEqual([actor.isSignedIn, actor.contributing.page.role], [false, null]),
);
When("{actor} presses the round button", (actor: Actor) => capture(actor).press());
When("{int} second(s) of it pass for {actor}", (seconds: number, actor: Actor) =>
  actor.assembly.pass(seconds * 1000),
);
When("{actor} deletes what was captured", async (actor: Actor) => {
  capture(actor).delete();
  capture(actor).answer(true);
  await actor.assembly.settle();
});
When("{actor} goes on with it", async (actor: Actor) => {
  await actor.assembly.settle();
  capture(actor).goOn();
});
When("{actor} looks at the capture from before", async (actor: Actor) => {
  captures(actor).begin(offered(actor)[0]);
  await actor.assembly.settle();
});
When("the page of {actor} is loaded anew", async (actor: Actor) => {
  const { id } = actor.cast.card;
  await actor.reload();
  await actor.owning.open(id);
});

Then("the countdown of {actor} is at {int}", (actor: Actor, count: number) =>
  assert.deepEqual(capture(actor).step, { at: captureStates.countdown, count }),
);
Then("the camera of {actor} is ready", (actor: Actor) => {
  assert.equal(capture(actor).step.at, captureStates.ready);
  assert.equal(actor.tab.camera.on, 1);
});
Then("{actor} looks at what was captured", (actor: Actor) => {
  assert.equal(capture(actor).step.at, captureStates.captured);
  assert.equal(actor.tab.camera.on, 0);
});
Then("{actor} is offered {int} capture(s) from before", async (actor: Actor, count: number) => {
  await actor.assembly.settle();
  assert.equal(offered(actor).length, count);
});
Then("it is {int} seconds long for {actor}", (seconds: number, actor: Actor) =>
  assert.equal(offered(actor)[0]?.length, seconds * 1000),
);
