import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { asSaid } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** The browser put this tab to sleep: it hears nothing and asks nothing. */
const sleep = (actor: Actor) => {
  actor.tab.asleep = true;
  actor.tab.online = false;
  actor.tab.page.hide();
};
When("{actor} falls asleep", sleep);
When("{actor} wakes up", async (actor: Actor) => {
  actor.tab.online = true;
  actor.tab.asleep = false;
  actor.tab.page.show();
  await actor.assembly.settle();
});
When("{actor} wakes up without network", async (actor: Actor) => {
  actor.tab.asleep = false;
  actor.tab.page.show();
  await actor.assembly.settle();
});
/** Its connection is back sooner than what the other tabs told it. */
When("{actor} asks who is signed in before it hears anything", async (actor: Actor) => {
  actor.tab.online = true;
  await actor.app.session.readProfile();
});
When("{actor} is duplicated from {actor}", async (actor: Actor, original: Actor) => {
  actor.tab.close();
  actor.tab = await actor.does(actor.browser.duplicate(original.tab));
});
When("{actor} opens another tab without network", (actor: Actor) =>
  actor.openTab("/", (tab) => {
    tab.online = false;
  }),
);
When("{actor} opens the closed tab again", async (actor: Actor) => {
  actor.tab = await actor.does(actor.browser.duplicate(actor.tab));
});
When("{actor} signs in as {word}", async (actor: Actor, name: string) => {
  await actor.as(name).signingIn.signIn();
});
When("the cookies of {actor} are cleared", (actor: Actor) => actor.browser.clearCookies());
When("{actor} tells the other tabs {string}", (actor: Actor, words: string) =>
  actor.app.session.tabs.inform(asSaid(words)),
);
Given("{actor} listens for notices", (actor: Actor) =>
  actor.app.session.tabs.onNotice((words) => void actor.heard.push(inEnglish(words))),
);

Then("{actor} heard {string}", (actor: Actor, words: string) =>
  assert.deepEqual(actor.heard, [words]),
);
/** Without any time going by. */
Then("{actor} is signed out at once", (actor: Actor) => {
  const { isSignedIn, accessToken, profile } = actor.app.session;
  assert.deepEqual([isSignedIn, accessToken, profile], [false, null, null]);
});
/** Nobody is asked to sign in for the page they leave. */
Then("{actor} is on its way out", (actor: Actor) => assert.equal(actor.app.session.hasLeft, true));
Then("{actor} is signed in at once", (actor: Actor) => assert.equal(actor.isSignedIn, true));
Then("{actor} waits for the product, which cannot be reached", (actor: Actor) => {
  const { error, isSetUp } = actor.app.shell;
  assert.equal(isSetUp, false);
  assert.deepEqual([error?.type, error?.source, error?.persistent], ["server", "app setup", true]);
});
Then("{actor} waits for nothing", (actor: Actor) => {
  assert.equal(actor.app.shell.isSetUp, true);
  assert.equal(actor.app.shell.error, null);
});
Then(
  "{string} is reported with the type {string}",
  function (this: Scenario, name: string, type: string) {
    const told = this.assembly.events.filter((event) => event.name === name);
    // once for each call that failed
    assert.deepEqual([...new Set(told.map(({ facts }) => facts.type))], [type]);
  },
);
Then("{string} is reported {int} time(s)", function (this: Scenario, name: string, times: number) {
  assert.equal(this.assembly.events.filter((event) => event.name === name).length, times);
});
