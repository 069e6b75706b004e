import { expect, test } from "vitest";
import { modalNames } from "#core/domain/navigation/index.ts";
import { operations } from "#core/operations/index.ts";
import { en } from "./en/index.ts";

test("[SHELL-04] nobody reads of stories: to people they are cards", () => {
  const said = Object.entries(en).filter(([, words]) => /\bstor(y|ies)\b/i.test(words));
  // the specification's own label of what a message tells
  expect(said.filter(([key]) => key !== "builder.story")).toEqual([]);
  expect(Object.values(en).some((words) => /\bcards?\b/i.test(words))).toBe(true);
});

test("[SHELL-04, OPEN-01] in the data they are stories, in names of modals the product's own term", () => {
  const { createSlide, readStory } = operations;
  expect(Object.keys(createSlide.query.def.shape)).toContain("story_id");
  expect(Object.keys(readStory.answer.def.shape)).toContain("story");
  expect(modalNames).toEqual(expect.arrayContaining(["delete-card", "card-saved"]));
  expect(modalNames.join()).not.toMatch(/story/);
});

test("[OPEN-01] a sentence says the brand that an operator has set", () => {
  const named = Object.entries(en).filter(([, words]) => words.includes("Fanfold"));
  const keys = named.map(([key]) => key).filter((key) => !key.startsWith("legal."));
  // painted before anybody knows the settings
  expect(keys).toEqual(["landing.title"]);
});
