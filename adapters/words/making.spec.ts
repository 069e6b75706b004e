import { expect, test } from "vitest";
import { SlideType } from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { translator } from "./index.ts";

/** What nobody adds: the first page, the last, and what nobody makes any more. */
const notAdded = ["title", "credits", "legacy"];
const added = SlideType.options.filter((type) => !notAdded.includes(type));

test.each(added)("[BUILD-03] the language has a word for adding %s", (type) => {
  const { say } = translator({ withPseudo: true }).in("en-x-pseudo");
  const { say: english } = translator().in(null);
  const title = builderWords.addMedia(type);
  expect(english(title)).toMatch(/^Add \S+ message$/);
  // what is filled in has no accent
  expect(say(title)).not.toMatch(/\b[a-z]{2,}\b/i);
});
