import { Given } from "@cucumber/cucumber";
import { refused } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import type { Actor } from "../cast/actor.ts";

Given("the next {word} of {actor} fails without words", (id: string, actor: Actor) =>
  actor.tab.answerNext(id as OperationId, refused("fault", "")),
);
Given(
  "the next {word} of {actor} is refused as {word} with {string}",
  (id: string, actor: Actor, code: string, words: string) =>
    actor.tab.answerNext(id as OperationId, refused(code, words)),
);
