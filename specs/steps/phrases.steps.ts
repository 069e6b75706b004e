import { defineParameterType } from "@cucumber/cucumber";
import { deeds, failures, fates, refusals } from "./phrases.ts";

const phrase = (name: string, meanings: Readonly<Record<string, string | null>>, regexp?: RegExp) =>
  defineParameterType({
    name,
    regexp: regexp ?? new RegExp(Object.keys(meanings).join("|")),
    transformer(words: string) {
      const meaning = meanings[words];
      if (meaning === undefined) throw new Error(`"${words}" stands in no table of phrases.ts`);
      return meaning;
    },
  });
// its shape alone: every step is held against it
phrase("deed", deeds, /[a-z]+ing [a-z' -]+/);
phrase("refusal", refusals);
phrase("failure", failures);
phrase("fate", fates);

const counts: Readonly<Record<string, number>> = { once: 1, twice: 2 };
defineParameterType({
  name: "times",
  regexp: /once|twice|\d+ times/,
  transformer: (words: string) => counts[words] ?? Number.parseInt(words, 10),
});
