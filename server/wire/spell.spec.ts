import { expect, it } from "vitest";
import { settled } from "#core/kernel/index.ts";
import { spell } from "./spell.ts";

const textOf = (value: object) => Buffer.from(spell(value).body).toString();

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

it("[P9] a tag names what is said, whether or not it was spelt before", () => {
  const [one, again] = [answer(), answer()];
  expect(spell(again).etag).toBe(spell(one).etag);
  const { slides } = one.story;
  const changes = [
    { ...one, before: 2 },
    { ...one, story: { ...one.story, slides: slides.toReversed() } },
    { ...one, story: { ...one.story, slides: slides.slice(1) } },
    { ...one, story: { ...one.story, slides: [plain, ...slides.slice(1)] } },
    { ...one, story: { ...one.story, owner: { first_name: "Eve" } } },
  ];
  const tags = [one, ...changes].map((value) => spell(value).etag);
  expect(new Set(tags).size).toBe(tags.length);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}"$/);
});
