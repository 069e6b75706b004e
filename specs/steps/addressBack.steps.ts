import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { AddressBack } from "#core/app/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";

/** The way back that somebody looks at. */
const looked = new WeakMap<Actor, AddressBack>();
const at = (actor: Actor): AddressBack =>
  looked.get(actor) ?? assert.fail(`${actor.name} looks at no way back`);

When(
  "{actor} looks at the way back that was mailed to {string}",
  async (actor: Actor, address: string) => {
    await actor.assembly.pass(1000);
    const links = actor.assembly.letters(address).flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/restore/")) ?? "";
    const back = actor.app.addressBack(link.split("/").at(-1) ?? "");
    looked.set(actor, back);
    await actor.does(back.open());
  },
);
When("{actor} takes the way back", (actor: Actor) => actor.does(at(actor).restore()));

Then(
  "{actor} reads that {string} would be {string} again",
  (actor: Actor, now: string, before: string) => {
    const { state, change } = at(actor);
    assert.deepEqual([state, change?.new_email, change?.old_email], ["open", now, before]);
  },
);
Then("the way back of {actor} is {string}", (actor: Actor, state: string) =>
  assert.equal(at(actor).state, state),
);
Then("the way back tells {actor} {string}", (actor: Actor, words: string) =>
  assert.equal(inEnglish(at(actor).error), words),
);
