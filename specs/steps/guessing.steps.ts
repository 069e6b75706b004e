import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { RefusalCode } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Tab } from "../assemblies/assembly.ts";
import type { Actor } from "../cast/actor.ts";

/** Six digits that are not the mailed ones. */
const wrong = (right: string, n: number): string =>
  String((Number(right) + 1 + n) % 1_000_000).padStart(6, "0");
const atOnce = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** Somebody else, each in a browser and a network of their own. */
const strangers = (actor: Actor, count: number): Promise<Tab[]> =>
  atOnce(count, () => actor.assembly.browser().tab());

When("{actor}'s code is guessed {int} times at one moment", async (actor: Actor, count: number) => {
  const { contextId } = actor.app.session;
  const code = await actor.signingIn.mailedCode();
  const tabs = await actor.does(strangers(actor, count));
  const guess = (n: number) =>
    (tabs[n] as Tab).app.session.api("login", {
      body: {
        email: actor.email,
        verify_code: wrong(code, n),
        ...(contextId === null ? {} : { auth_context_id: contextId }),
      },
    });
  actor.asked = await actor.does(atOnce(count, guess));
});
When("{int} sign-ins of {actor} are guessed at one moment", async (count: number, actor: Actor) => {
  const { email } = actor;
  const tabs = await actor.does(strangers(actor, count));
  const asked = await actor.does(
    Promise.all(tabs.map(({ app }) => app.session.api("requestCode", { body: { email } }))),
  );
  await actor.assembly.pass(1000);
  const codes = actor.letters.map(({ code }) => code);
  const unlike = Array.from({ length: count * 2 }, (_, n) => String(100_000 + n));
  const wrongs = unlike.filter((code) => !codes.includes(code));
  const guess = (n: number) => {
    const sent = asked[n];
    assert.ok(sent?.ok, "a code was sent");
    const { auth_context_id } = sent.value;
    const body = { email, verify_code: wrongs[n] ?? "", auth_context_id };
    return (tabs[n] as Tab).app.session.api("login", { body });
  };
  actor.asked = await actor.does(atOnce(count, guess));
});
When("{actor} asks for {int} codes at one moment", async (actor: Actor, count: number) => {
  const body = { email: actor.email };
  actor.asked = await actor.does(atOnce(count, () => actor.api("requestCode", { body })));
});
When(
  "{actor} asks {int} times at one moment whether the address is known",
  async (actor: Actor, count: number) => {
    const path = { username: actor.email };
    actor.asked = await actor.does(atOnce(count, () => actor.api("checkUsername", { path })));
  },
);

const refusedAs = (actor: Actor, code: RefusalCode | null) =>
  actor.asked.filter((one) => (one.ok ? null : one.refusal.code) === code);
Then("{int} of them {fate} for {actor}", (count: number, code: RefusalCode | null, actor: Actor) =>
  assert.equal(refusedAs(actor, code).length, count, JSON.stringify(actor.asked)),
);
Then("those locked out for {actor} were told {string}", (actor: Actor, said: string) => {
  for (const one of refusedAs(actor, "locked"))
    assert.equal(one.ok ? "" : inEnglish(one.refusal.message), said);
});
