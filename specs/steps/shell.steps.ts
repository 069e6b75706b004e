import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { iso } from "#core/kernel/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

const shell = (actor: Actor) => actor.app.shell;

When(/^(\d+) milliseconds? (?:pass|passes)$/, function (this: Scenario, ms: string) {
  return this.assembly.pass(Number(ms));
});
Given("{actor} arrives at {string}", (actor: Actor, path: string) => actor.openTab(path));
When("{actor} goes to {string}", (actor: Actor, path: string) => actor.tab.navigator.go(path));

const banners = {
  cookie: "cookie",
  "free-credit": "freeCredit",
  bundle: "bundle",
} as const;
const shows = (actor: Actor, which: string): boolean =>
  shell(actor).banners[banners[which as keyof typeof banners]];
Then(
  /^(.+) (sees|does not see) the (cookie|free-credit|bundle) banner$/,
  async function (this: Scenario, who: string, sees: string, which: string) {
    assert.equal(shows(await this.cast.actor(who), which), sees === "sees");
  },
);
When("{actor} clicks Got it", (actor: Actor) => shell(actor).banners.acceptCookies());
When("{actor} dismisses the free-credit banner", (actor: Actor) =>
  shell(actor).banners.dismissFreeCredit(),
);
When("{actor} dismisses the bundle banner", (actor: Actor) => shell(actor).banners.dismissBundle());
Then(/^(.+) has (\d+) card credits?$/, async function (this: Scenario, who: string, n: string) {
  const actor = await this.cast.actor(who);
  await actor.assembly.settle();
  const answer = await actor.does(actor.api("readAccount", {}));
  assert.ok(answer.ok);
  assert.equal(answer.value.account.credits_digital_available, Number(n));
});

Given("maintenance begins in {int} seconds", function (this: Scenario, seconds: number) {
  return this.assembly.operate({
    maintenance_on: iso(this.assembly.now() + seconds * 1000),
  });
});
Given("maintenance began {int} seconds ago", function (this: Scenario, seconds: number) {
  return this.assembly.operate({
    maintenance_on: iso(this.assembly.now() - seconds * 1000),
  });
});
When("maintenance is called off", function (this: Scenario) {
  return this.assembly.operate({ maintenance_on: null });
});
Then(
  "{actor} reads that maintenance starts in {int} hours {int} mins {int} secs",
  (actor: Actor, hours: number, mins: number, secs: number) =>
    assert.deepEqual(shell(actor).banners.maintenance, { hours, mins, secs }),
);
Then("{actor} reads of no maintenance", (actor: Actor) =>
  assert.equal(shell(actor).banners.maintenance, null),
);
Then(
  /^the page of (.+) was loaded anew (\d+) times?$/,
  async function (this: Scenario, who: string, times: string) {
    assert.equal((await this.cast.actor(who)).tab.page.reloads, Number(times));
  },
);

Given("the web version is {string}", function (this: Scenario, web_version: string) {
  return this.assembly.operate({ web_version });
});
Then("{actor} is offered the newer version", (actor: Actor) => {
  assert.notEqual(shell(actor).banners.offered, null);
  assert.equal(shell(actor).banners.reloadsIn, null);
});
Then("{actor} is offered no newer version", (actor: Actor) =>
  assert.equal(shell(actor).banners.offered, null),
);
When("{actor} clicks Update now", (actor: Actor) => shell(actor).banners.updateNow());
When("{actor} puts the newer version off", (actor: Actor) => shell(actor).banners.putOffUpdate());
Then("{actor} reads that the page reloads in {int} seconds", (actor: Actor, seconds: number) =>
  assert.equal(shell(actor).banners.reloadsIn, seconds),
);

When("the operator switches {string} on", function (this: Scenario, features: string) {
  return this.assembly.operate({ enabled_features: listed(features) });
});
When("the operator switches everything off", function (this: Scenario) {
  return this.assembly.operate({ enabled_features: [] });
});

const upright = { width: 390, height: 844, visibleHeight: null, touch: true };
const onItsSide = { width: 844, height: 390, visibleHeight: null, touch: true };
Given("{actor} holds a phone upright", (actor: Actor) =>
  actor.openTab("/", (tab) => tab.device.become(upright)),
);
When("{actor} turns the phone on its side", (actor: Actor) => actor.tab.device.become(onItsSide));
When("{actor} turns the phone upright", (actor: Actor) => actor.tab.device.become(upright));
When("{actor} says that it is all right so", (actor: Actor) =>
  shell(actor).window.dismissPortrait(),
);
Then("{actor} {is} asked to turn the phone", (actor: Actor, is: boolean) =>
  assert.equal(shell(actor).window.asksForPortrait, is),
);
const plays = new WeakMap<Actor, () => void>();
Given(
  "a card plays for {actor}",
  (actor: Actor) => void plays.set(actor, shell(actor).window.play()),
);
When("the card of {actor} is over", (actor: Actor) => plays.get(actor)?.());
When("{int} of the 844 pixels are left to {actor}", (visibleHeight: number, actor: Actor) =>
  actor.tab.device.become({ visibleHeight }),
);
When("{actor} leaves the field", (actor: Actor) => actor.tab.device.blur());
Then("the keyboard of {actor} {is} open", (actor: Actor, is: boolean) =>
  assert.equal(shell(actor).window.keyboard.isOpen, is),
);
When("the window of {actor} is {int} wide", (actor: Actor, width: number) =>
  actor.tab.device.become({ width }),
);
Then("{actor} sees the page as {string}", (actor: Actor, breakpoint: string) =>
  assert.equal(shell(actor).window.breakpoint.current, breakpoint),
);
When("{actor} reads with {string}", (actor: Actor, userAgent: string) =>
  actor.tab.device.become({ userAgent }),
);
Then("{actor} {is} a robot", (actor: Actor, is: boolean) => assert.equal(shell(actor).isBot, is));

const waitedFor = (actor: Actor): readonly string[] => {
  const { app, page, mediaPool, animation } = shell(actor).loader;
  const waiting = Object.entries({ app, page, mediaPool, animation }).filter(([, on]) => on);
  return waiting.map(([flag]) => flag);
};
Then("{actor} waits for the page to start", (actor: Actor) =>
  assert.deepEqual(waitedFor(actor), ["app"]),
);
Then("{actor} waits for no page", (actor: Actor) => assert.deepEqual(waitedFor(actor), []));
Then(/^(.+) starts with (\d+) parts?$/, async function (this: Scenario, who: string, n: string) {
  const { userRoles, userRolesPending } = shell(await this.cast.actor(who));
  assert.equal(userRoles.length, Number(n));
  assert.deepEqual(userRolesPending, []);
});
