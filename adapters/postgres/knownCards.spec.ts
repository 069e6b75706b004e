import { expect, it } from "vitest";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { KnownCards } from "./knownCards.ts";

const story = aStory();
const first = aSlide(story, { description: "One\ntwo;three" });
const second = aSlide(story);
const mark = (row: SlideRecord) => `${row.id} ${row.version};`;
/** As the database says slides, without the JSON of those whose marks were sent. */
const told = (sent: string, ...rows: SlideRecord[]) => ({
  slides: rows
    .map((row) => (sent.includes(mark(row)) ? mark(row) : mark(row) + JSON.stringify(row)))
    .join("\n"),
  media: "",
  roles: "",
});
const read = (cards: KnownCards, id: string, ...rows: SlideRecord[]) => {
  const sent = cards.find(id);
  return cards.read(id, sent, told(sent.marks, ...rows)).slides;
};

it("[P9] a card that has not changed is the same object, with what it says", () => {
  const cards = new KnownCards();
  const before = read(cards, story.id, first, second);
  expect(before).toEqual([first, second]);
  expect(told(cards.find(story.id).marks, first, second).slides).not.toContain("{");
  expect(read(cards, story.id, first, second)).toBe(before);
  expect(read(cards, "another")).toEqual([]);
});

it("[P9] of a card that has, the rows that have not are the same", () => {
  const cards = new KnownCards();
  const [, same] = read(cards, story.id, first, second);
  const changed = { ...first, version: first.version + 1, seen: !first.seen };
  const now = read(cards, story.id, second, changed);
  expect(now).toEqual([second, changed]);
  expect(now[0]).toBe(same);
  expect(read(cards, story.id, second)).toEqual([second]);
});

it("[P9] what was said before others read the card counts for who asked then", () => {
  const cards = new KnownCards();
  read(cards, story.id, first);
  const sent = cards.find(story.id);
  const late = told(sent.marks, first, second);
  read(cards, story.id, second);
  expect(cards.read(story.id, sent, late).slides).toEqual([first, second]);
});

it("[P9] nobody changes a row that others have", () => {
  const [row] = read(new KnownCards(), story.id, first);
  expect(() => Object.assign(row as object, { seen: true })).toThrow("read only");
});

it("[P9] what nobody asked for while twice as much was read is forgotten", () => {
  const cards = new KnownCards(told("", first).slides.length * 2);
  const [row] = read(cards, "one", first);
  const others = (from: number) => {
    for (let n = from; n < from + 4; n++) read(cards, `other ${n}`, aSlide(story));
  };
  others(0);
  expect(read(cards, "one", first)[0]).toBe(row);
  for (let reads = 1; reads < 4; reads++) others(reads * 4);
  const [anew] = read(cards, "one", first);
  expect(anew).toEqual(row);
  expect(anew).not.toBe(row);
});
