import { expect, test } from "vitest";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import { emptyContent, type Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { unobserved } from "#core/kernel/index.ts";
import { SampleCard } from "./sampleCard.ts";

const slide = (id: string, type: Slide["type"], first_name: string | null): Slide =>
  ({
    ...emptyContent,
    ...{ id, type, variant: "letter", media: [], role_id: null },
    creator: first_name === null ? null : { first_name, last_name: "" },
  }) as unknown as Slide;

const story = {
  id: "sample",
  owner: { first_name: "Priya", last_name: "" },
  slides: [
    slide("cover", "title", null),
    slide("one", "text", "Tom"),
    slide("two", "text", "Priya"),
  ],
} as unknown as Story;

const sample = () => {
  const clock = steppedClock();
  const kept = new Map<string, string>();
  const card = new SampleCard(
    {
      clock,
      page: memoryPage(),
      reporter: { event: () => undefined, fault: () => undefined },
      kept: {
        get: (key: string) => kept.get(key) ?? null,
        set: (key: string, value: string) => void kept.set(key, value),
        remove: (key: string) => void kept.delete(key),
      },
      observe: unobserved,
    },
    story,
    [],
  );
  return { card, clock, kept };
};

test("[OPEN-25] the sample is sealed, plays once opened, and ends by itself", async () => {
  const { card, clock } = sample();
  expect([card.stage, card.player.state]).toEqual(["wrapped", "ready"]);
  card.beginOpening();
  expect([card.stage, card.isOpening]).toEqual(["wrapped", true]);
  card.unwrap();
  card.unwrap();
  expect([card.stage, card.player.state]).toEqual(["playing", "playing"]);
  await clock.pass(card.player.length + 1000);
  expect(card.stage).toBe("ended");
  card.replay();
  expect([card.stage, card.player.index, card.player.state]).toEqual(["playing", 0, "playing"]);
  card.leave();
  expect([card.stage, card.player.state]).toEqual(["ended", "paused"]);
  card.close();
});

test("[OPEN-25] it is silent until somebody asks, and that alone is not remembered", () => {
  const { card, kept } = sample();
  expect(card.player.isSoundOn).toBe(false);
  expect(kept.size).toBe(0);
  card.player.toggleSound();
  expect(card.player.isSoundOn).toBe(true);
});

test("[OPEN-25] it says whom it is from, whoever made it first", () => {
  const { card } = sample();
  expect([card.sender, card.signers, card.others]).toEqual(["Priya", ["Priya", "Tom"], 1]);
});
