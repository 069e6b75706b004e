import { expect, it } from "vitest";
import { settled } from "#core/kernel/index.ts";
import { textOf } from "./text.ts";

const plain = { id: "c", title: "“slides”:[]" };
const answer = () => ({
  before: 1,
  story: {
    id: "1",
    title: '"slides":[] $& $1',
    slides: [settled({ id: "a", title: null }), plain, settled({ id: "b", title: "$'" })],
    owner: { first_name: "Ada" },
  },
  after: [2],
});

it("[P9] an answer is spelt to the letter, whatever was spelt before", () => {
  const one = answer();
  expect(textOf(one)).toBe(JSON.stringify(one));
  const { slides } = one.story;
  const other = { ...one, story: { ...one.story, title: "Other", slides: slides.toReversed() } };
  expect(textOf(other)).toBe(JSON.stringify(other));
});

it.each([[{ story: null }], [{ story: { slides: [] } }], [{ story: { slides: [plain] } }], [{}]])(
  "[P9] %j has nothing that was spelt before",
  (value) => {
    expect(textOf(value)).toBe(JSON.stringify(value));
  },
);
