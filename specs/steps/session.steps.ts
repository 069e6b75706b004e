import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import { cardNow } from "./card.steps.ts";

Given("{actor} is open", (actor: Actor) => assert.ok(actor.tab));
Given("{actor} visits the site", (actor: Actor) => assert.ok(actor.tab));
Given("{actor} has accepted cookies", (actor: Actor) =>
  actor.app.session.anonymous.acceptCookies(),
);
Given("{actor} has copied the session of {actor}", async (thief: Actor, victim: Actor) => {
  const { accessToken, refreshToken, username } = victim.app.session;
  if (!accessToken || !refreshToken || !username) throw new Error(`${victim.name} is signed out`);
  await thief.does(thief.app.session.signedIn({ accessToken, refreshToken, username }));
});
/** As a closed laptop: nothing goes out, and the last try is over when it is opened again. */
When("{actor} sleeps for {int} minutes", async (actor: Actor, minutes: number) => {
  actor.tab.online = false;
  await actor.assembly.pass(minutes * 60_000 + 5000);
  actor.tab.online = true;
});
When("{actor} asks for five things at once", async (actor: Actor) => {
  const path = { id: actor.cast.card.id };
  actor.asked = await actor.does(
    Promise.all([
      actor.api("readAccount", {}),
      actor.api("readRoles", {}),
      actor.api("readStory", { path }),
      actor.api("readUpdates", { path }),
      actor.api("readGroup", { path }),
    ]),
  );
});
When(
  "{actor} changes the name to {string} {string}",
  async (actor: Actor, first_name: string, last_name: string) => {
    const { refreshToken } = actor.app.session;
    const body = { first_name, last_name, refresh_token: refreshToken ?? "" };
    const answer = await actor.does(actor.api("changeAccount", { body }));
    assert.ok(answer.ok);
    actor.app.session.renew(answer.value.auth, answer.value.account);
  },
);
Given("{actor} hides his/her address", async (actor: Actor) => {
  await actor.signingIn.signInOnce();
  await actor.does(actor.api("changeSettings", { body: { hide_my_email: true } }));
});
When("{actor} closes the tooltip {string}", async (actor: Actor, complete: string) => {
  await actor.does(actor.api("completeTooltip", { body: { complete } }));
});
When("{actor} deletes the account", async (actor: Actor) => {
  await actor.does(actor.api("deleteAccount", {}));
  await actor.does(actor.app.session.readProfile());
});

Then("{actor} got all five", (actor: Actor) =>
  assert.deepEqual(
    actor.asked.map((answer) => answer.ok),
    [true, true, true, true, true],
  ),
);
Then("the product has started for {actor}", (actor: Actor) =>
  assert.equal(actor.app.shell.isSetUp, true),
);
Then("{actor} is nobody here", (actor: Actor) => {
  assert.equal(actor.isSignedIn, false);
  assert.equal(actor.app.session.accessToken, null);
});
Then("{actor} has accepted the cookies", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.cookieAccepted, true),
);
Then("{actor} is about to do nothing", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.authScenario, null),
);
Then("{actor} cannot read the profile", async (actor: Actor) =>
  assert.equal(await actor.does(actor.app.session.readProfile()), "failed"),
);
Then("the product says nothing is wrong for good to {actor}", (actor: Actor) =>
  assert.equal(actor.app.shell.error, null),
);
Then(
  "{actor} {can} read the address of {word}",
  async (actor: Actor, can: boolean, who: string) => {
    const path = { id: actor.cast.card.id };
    const answer = await actor.does(actor.api("readGroup", { path }));
    assert.ok(answer.ok);
    const role = answer.value.roles.find((r) => r.person.first_name === who);
    assert.equal(role?.person.email ?? null, can ? `${who.toLowerCase()}@example.com` : null);
  },
);
Then("{actor} has seen the tooltips {string}", async (actor: Actor, tooltips: string) => {
  const answer = await actor.does(actor.api("readTooltips", {}));
  assert.ok(answer.ok);
  assert.equal(answer.value.tooltips.join(", "), tooltips);
});
const addressIn = async (actor: Actor, words: string): Promise<string | null | undefined> => {
  const { slides } = await cardNow(actor);
  return slides.find((s) => s.description === words)?.creator?.email;
};
Then(
  "the message {string} tells {actor} {string}",
  async (words: string, actor: Actor, email: string) =>
    assert.equal(await addressIn(actor, words), email),
);
Then("the message {string} tells {actor} no address", async (words: string, actor: Actor) =>
  assert.equal(await addressIn(actor, words), null),
);
