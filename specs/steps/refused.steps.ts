import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import type { RefusalCode } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";

Then("{actor} {refusal}", (actor: Actor, code: RefusalCode) => {
  const answer = actor.asked.at(-1);
  assert.equal(answer?.ok === false ? answer.refusal.code : "not refused", code);
});
Then("{actor} is refused with {string}", (actor: Actor, words: string) => {
  const answer = actor.asked.at(-1);
  assert.equal(answer?.ok === false ? inEnglish(answer.refusal.message) : "not refused", words);
});
Then("{actor} is not refused", (actor: Actor) => {
  const answer = actor.asked.at(-1);
  assert.ok(answer?.ok, JSON.stringify(answer));
});
