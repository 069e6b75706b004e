import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { AtProvider } from "#adapters/memory/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

const priya = { first_name: "Priya", last_name: "Example" };
const answers = new WeakMap<Actor, string>();

/** The page is loaded anew at the way back, as a browser does. */
const comeBack = async (actor: Actor, answer: string): Promise<void> => {
  await actor.reload();
  answers.set(actor, answer);
  await actor.signingIn.comeBack(answer);
};
const goThere = async (actor: Actor, as: AtProvider | null): Promise<void> => {
  await actor.signingIn.leaveFor();
  await comeBack(actor, actor.signingIn.atProvider(as));
};

When(
  "{actor} signs in with Google as {string} {string}",
  (actor: Actor, first_name: string, last_name: string) =>
    goThere(actor, { first_name, last_name }),
);
When("{actor} signs in with Google without a name", (actor: Actor) => goThere(actor, {}));
When(
  "{actor} signs in with Google, which has not seen that the address is theirs",
  (actor: Actor) => goThere(actor, { ...priya, email_verified: false }),
);
When("{actor} signs in with Google at {string}", (actor: Actor, email: string) =>
  goThere(actor, { ...priya, email, subject: actor.name }),
);
When("{actor} changes their mind at Google", (actor: Actor) => goThere(actor, null));
When("{actor} is sent on to Google", (actor: Actor) => actor.signingIn.leaveFor());
When("{actor} goes offline while being sent on to Google", async (actor: Actor) => {
  await actor.assembly.settle(); // who is offered is known by now
  actor.tab.online = false;
  await actor.signingIn.leaveFor();
});
When("{actor} comes back from Google", (actor: Actor) =>
  comeBack(actor, actor.signingIn.atProvider(priya)),
);
When("{actor} comes back from Google without network", async (actor: Actor) => {
  const answer = actor.signingIn.atProvider(priya);
  await actor.reload();
  actor.tab.online = false;
  answers.set(actor, answer);
  await actor.signingIn.comeBack(answer);
});
When("{actor} comes back from Google with an address that is not theirs", (actor: Actor) =>
  comeBack(actor, actor.signingIn.atProvider({ ...priya, email_verified: false })),
);
const isAsked = (actor: Actor): boolean => actor.tab.navigator.left?.includes("prompt=") ?? false;
Then("{actor} is asked there who they are", (actor: Actor) => assert.ok(isAsked(actor)));
Then("{actor} is not asked there who they are", (actor: Actor) => assert.ok(!isAsked(actor)));
When("{actor} tries to come back again", (actor: Actor) =>
  actor.signingIn.comeBack(answers.get(actor) ?? ""),
);
When("{actor} opens what brings {actor} back", (actor: Actor, other: Actor) =>
  comeBack(actor, other.signingIn.atProvider({ first_name: "Mallory", last_name: "Example" })),
);
When("{actor} opens sign-in from {string}", async (actor: Actor, path: string) => {
  actor.signingIn.open(path);
  await actor.assembly.settle();
});
Given("Google does not answer", function (this: Scenario) {
  assert.ok(this.assembly.provider);
  this.assembly.provider.isDown = true;
});

Then("{actor} is offered the way in by {string}", async (actor: Actor, label: string) => {
  await actor.assembly.settle();
  assert.deepEqual(
    actor.signingIn.model.providers.map((one) => one.label),
    [label],
  );
});
Then("{actor} is offered no provider", async (actor: Actor) => {
  await actor.assembly.settle();
  assert.deepEqual(actor.signingIn.model.providers, []);
});
Then("{actor} is not signed in", (actor: Actor) => assert.equal(actor.isSignedIn, false));
