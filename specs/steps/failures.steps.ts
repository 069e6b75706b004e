import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { transportWords } from "#core/domain/words/index.ts";
import { asSaid, refused } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Tab } from "../assemblies/assembly.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import type { FailureCode } from "./phrases.ts";

const answerNext = (tab: Tab, id: OperationId, code: FailureCode, words: string, times: number) => {
  // what is lost is tried again by itself once
  const answers = code === "network" ? times * 2 : times;
  const message = words === inEnglish(transportWords.fault) ? transportWords.fault : asSaid(words);
  for (let n = 0; n < answers; n++) tab.answerNext(id, refused(code, message));
};
Given(
  "{actor}'s next try at {deed} {failure}",
  ({ tab }: Actor, id: OperationId, code: FailureCode) => answerNext(tab, id, code, "", 1),
);
Given(
  "{actor}'s next try at {deed} {failure}: {string}",
  ({ tab }: Actor, id: OperationId, code: FailureCode, words: string) =>
    answerNext(tab, id, code, words, 1),
);

/** A fresh tab whose first tries end so. */
const comesBack = (actor: Actor, id: OperationId, code: FailureCode, times: number) =>
  actor.openTab("/", (tab) => answerNext(tab, id, code, "No.", times));
When(
  "{actor} comes back and {deed} {failure}",
  (actor: Actor, id: OperationId, code: FailureCode) => comesBack(actor, id, code, 1),
);
When("{actor} comes back and {deed} {failure} {times}", comesBack);

const triesAt = ({ assembly }: Scenario, id: OperationId): number =>
  assembly.calls.filter((call) => call.id === id).length;
Then("{deed} was tried {times}", function (this: Scenario, id: OperationId, times: number) {
  assert.equal(triesAt(this, id), times);
});
Then("{deed} was not tried", function (this: Scenario, id: OperationId) {
  assert.equal(triesAt(this, id), 0);
});
Then(
  "at the start {deed} came before {deed}",
  function (this: Scenario, first: OperationId, second: OperationId) {
    const asked = this.assembly.calls.map(({ id }) => id);
    const at = asked.lastIndexOf(first);
    assert.ok(at !== -1 && at < asked.lastIndexOf(second), asked.join(", "));
  },
);
