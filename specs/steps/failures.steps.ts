import { Given } from "@cucumber/cucumber";
import { transportWords } from "#core/domain/words/index.ts";
import { asSaid, refused } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";

Given("the next {word} of {actor} fails without words", (id: string, actor: Actor) =>
  actor.tab.answerNext(id as OperationId, refused("fault", asSaid(""))),
);
Given(
  "the next {word} of {actor} is refused as {word} with {string}",
  (id: string, actor: Actor, code: string, words: string) =>
    actor.tab.answerNext(
      id as OperationId,
      refused(
        code,
        words === inEnglish(transportWords.fault) ? transportWords.fault : asSaid(words),
      ),
    ),
);
