import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { SignIn } from "#core/app/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";

When("{actor} opens sign-in", (actor: Actor) => actor.signingIn.open());
When("{actor} types the address {string}", (actor: Actor, email: string) =>
  actor.signingIn.type(email),
);
When("{actor} types an address of {int} characters", (actor: Actor, length: number) =>
  actor.signingIn.type(`${"a".repeat(length - "@example.com".length)}@example.com`),
);
When("{actor} sends it", (actor: Actor) =>
  actor.signingIn.sendCode(actor.signingIn.model.usedEmail),
);
When("{actor} asks for a code", (actor: Actor) => actor.signingIn.sendCode());
When("{actor} goes on with what is shown", (actor: Actor) =>
  actor.does(actor.signingIn.model.sendCode()),
);
When("{actor} asks for a code {int} times", async (actor: Actor, times: number) => {
  for (let i = 0; i < times; i++) {
    actor.signingIn.open();
    await actor.signingIn.sendCode();
  }
});
When("{actor} gives the name {string} {string}", (actor: Actor, first: string, last: string) =>
  actor.signingIn.giveNames(first, last),
);
When("{actor} types the name {string} {string}", (actor: Actor, first: string, last: string) => {
  actor.signingIn.model.firstName = first;
  actor.signingIn.model.lastName = last;
});
When("{actor} gives a first name of {int} characters", (actor: Actor, length: number) =>
  actor.signingIn.giveNames("a".repeat(length)),
);
When("{actor} gives a last name of {int} characters", (actor: Actor, length: number) =>
  actor.signingIn.giveNames("Priya", "a".repeat(length)),
);
When("{actor} types the code {string}", (actor: Actor, code: string) => {
  actor.signingIn.model.code = code;
});
When("{actor} enters the mailed code", (actor: Actor) => actor.signingIn.enterMailed());
When("{actor} enters the first mailed code", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  await actor.signingIn.enter(actor.letters[0]?.code ?? "");
});
When("{actor} enters a wrong code {int} time(s)", async (actor: Actor, times: number) => {
  for (let i = 0; i < times; i++) await actor.signingIn.enterWrong();
});
When("{actor} enters the mailed code without network", async (actor: Actor) => {
  const code = await actor.signingIn.mailedCode();
  actor.tab.online = false;
  await actor.signingIn.enter(code);
});
When("{actor} sends the code again", (actor: Actor) => actor.does(actor.signingIn.model.signIn()));
When("{actor} finishes the name", (actor: Actor) => actor.does(actor.signingIn.model.submitName()));
When("{actor} follows the mailed sign-in link without network", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  actor.tab.online = false;
  await actor.signingIn.followLink();
});
When("{actor}'s page is loaded anew", (actor: Actor) => actor.reload());
When("{actor} asks for another code", (actor: Actor) => actor.signingIn.sendAgain());
When("{actor} reads the terms", (actor: Actor) => actor.signingIn.model.read("terms"));
When("{actor} reads the privacy policy", (actor: Actor) => actor.signingIn.model.read("privacy"));
When("{actor} goes back", (actor: Actor) => actor.signingIn.model.back());
When("{actor} signs in", (actor: Actor) => actor.signingIn.signIn());
When("{actor} follows the mailed sign-in link", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  await actor.signingIn.followLink();
});
When("{actor} follows a sign-in link nobody sent", (actor: Actor) =>
  actor.signingIn.followLink("/auth?context=nobody&token=nothing"),
);
When("{actor} logs out", (actor: Actor) => actor.signingIn.logOut());
When("{actor} comes from {string} to sign in", async (actor: Actor, path: string) => {
  actor.signingIn.open(path);
  await actor.signingIn.sendCode();
  await actor.signingIn.enterMailed();
});

Then("the address is still there for {actor}", (actor: Actor) =>
  assert.equal(actor.signingIn.model.email, actor.email),
);
Then(
  "the name is still {string} {string} for {actor}",
  (first: string, last: string, actor: Actor) => {
    const { firstName, lastName } = actor.signingIn.model;
    assert.deepEqual([firstName, lastName], [first, last]);
  },
);
const panels: Readonly<Record<string, SignIn["panel"]>> = { "link sent": "linkSent" };
Then("{actor} is on the {string} panel", (actor: Actor, panel: string) =>
  assert.equal(actor.signingIn.model.panel, panels[panel] ?? panel, actor.words.join(" ")),
);
Then("{actor}'s sign-in is kept as one by {string}", async (actor: Actor, kind: string) => {
  const id = actor.app.session.contextId ?? "none";
  const read = await actor.app.session.api("readAuthContext", { path: { id } });
  assert.equal(read.ok && read.value.auth_context.verify_type, kind);
});
Then("the title is {string} for {actor}", (title: string, actor: Actor) =>
  assert.equal(inEnglish(actor.signingIn.model.title), title),
);
Then("{actor} {can} go back", (actor: Actor, can: boolean) =>
  assert.equal(actor.signingIn.model.canGoBack, can),
);
Then("{actor} {can} send a code", (actor: Actor, can: boolean) =>
  assert.equal(actor.signingIn.model.canSendCode, can),
);
Then("{actor} {can} finish", (actor: Actor, can: boolean) =>
  assert.equal(actor.signingIn.model.canFinishName, can),
);
Then("{actor} {can} sign in", (actor: Actor, can: boolean) =>
  assert.equal(actor.signingIn.model.canSignIn, can),
);
Then("{actor} cannot type another address than {string}", (actor: Actor, email: string) => {
  actor.signingIn.type("somebody.else@example.com");
  assert.equal(actor.signingIn.model.usedEmail, email);
});
Then("{actor} may type any address", (actor: Actor) =>
  assert.equal(actor.signingIn.model.staticEmail, null),
);
Then("{actor} is signed in as {string}", async (actor: Actor, name: string) => {
  const read = await actor.does(actor.api("readAccount", {}));
  assert.ok(read.ok);
  const { first_name, last_name } = read.value.account;
  assert.equal(`${first_name} ${last_name}`, name);
});
Then("{actor} is no longer signed in", async (actor: Actor) => {
  const read = await actor.does(actor.api("readAccount", {}));
  assert.equal(read.ok ? "ok" : read.refusal.code, "unauthenticated");
  assert.equal(actor.isSignedIn, false);
});
Given("{actor} was about to {string}", (actor: Actor, scenario: string) =>
  actor.owning.isAskedFor(scenario as never),
);
