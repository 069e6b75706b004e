import { expect, it } from "vitest";
import { groupCard } from "#specs/fixtures/groupCard.ts";
import { addText, answered, messages, readBy } from "#specs/fixtures/messages.ts";
import { admitAll } from "./admitting.ts";

/** A full card of five, with two messages that wait for room, one for approval, and one that nobody sent. */
const waiting = async () => {
  const { service, owner, friend, card } = await groupCard();
  for (let n = 1; n <= 5; n++) await addText(owner, card, `m${n}`);
  for (const words of ["first", "second"]) {
    service.clock.step(1000);
    await addText(friend, card, words);
  }
  await owner.api("changeStory", { path: { id: card.id }, body: { content_moderation: true } });
  await addText(friend, card, "held");
  const off = { ...service, settings: { ...service.settings, tiers: "off" as const } };
  return { service, off, owner, card };
};
const inCard = ["m1", "m2", "m3", "m4", "m5"];

it("[F-35] [OPEN-169] where tiers are switched off, what waited for room comes in, oldest first, and nothing else", async () => {
  const { service, off, owner, card } = await waiting();
  expect((await readBy(owner, card)).waiting_slide_count).toBe(2);
  await admitAll(service);
  expect(messages(await readBy(owner, card))).toEqual(inCard);
  await admitAll(off);
  const read = await readBy(owner, card);
  expect(messages(read)).toEqual([...inCard, "first", "second"]);
  expect(read.slides.map((slide) => slide.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([read.waiting_slide_count, read.moderated_slide_count]).toEqual([0, 1]);
});

it("[F-35] a card that somebody changes at that moment is left to the next time", async () => {
  const { off, owner, card } = await waiting();
  const { store } = off;
  const bundle = store.bundle.bind(store);
  let isFirst = true;
  store.bundle = async (id) => {
    const read = await bundle(id);
    if (isFirst) {
      isFirst = false;
      answered(
        await owner.api("changeStory", { path: { id: card.id }, body: { group_message: "Hurry" } }),
      );
    }
    return read;
  };
  await admitAll(off);
  expect(messages(await readBy(owner, card))).toEqual(inCard);
  await admitAll(off);
  expect(messages(await readBy(owner, card))).toEqual([...inCard, "first", "second"]);
});
