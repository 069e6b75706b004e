import { expect, test } from "vitest";
import { COVER_VARIANTS } from "#core/domain/cover/index.ts";
import { SlideType, slideKinds } from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { keys, translator } from "./index.ts";

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

/** A text and a video of a cover that was made elsewhere are never chosen, and a cover of no family has no name. */
const notChosen = ["exported", "default"];

test.each(added)("[BUILD-02] the language has words for %s and for each of its looks", (type) => {
  const looks = slideKinds[type].variants.filter((look) => !notChosen.includes(look));
  expect(keys).toEqual(
    expect.arrayContaining([`kind.${type}`, ...looks.map((look) => `look.${look}`)]),
  );
});

test("[COVER-10] the language has a word for every family of covers", () => {
  const named = COVER_VARIANTS.filter((variant) => variant !== "default");
  expect(keys).toEqual(expect.arrayContaining(named.map((variant) => `family.${variant}`)));
});
