import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { done } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";
import { CardEditor, undoFor } from "./editor.ts";

const editing = (messages: number) => {
  const clock = steppedClock();
  const events: { name: string; facts: unknown }[] = [];
  const asked: string[] = [];
  const slides = Array.from({ length: messages }, (_, at) => ({
    id: `slide-${at + 1}`,
    type: "text",
    status: "approved",
    position: at + 1,
  })) as Slide[];
  const story = { id: "card", product_tier: "free", slides } as unknown as Story;
  const outside = {
    clock,
    observe: <T>(model: T) => model,
    reporter: { event: (name: string, facts: unknown) => events.push({ name, facts }) },
  } as unknown as Outside;
  const session = {
    api: async (id: string) => {
      asked.push(id);
      return done({ story });
    },
  } as unknown as Session;
  const editor = new CardEditor(outside, session, "card");
  editor.story = story;
  return { editor, clock, events, asked };
};

it("[PAY-03] wanting to add to a full card is counted, to a card with room it is not", () => {
  const roomy = editing(4);
  expect(roomy.editor.mayAdd()).toBe(true);
  expect(roomy.events).toEqual([]);
  const full = editing(5);
  expect(full.editor.mayAdd()).toBe(false);
  expect(full.events).toEqual([{ name: "paywall", facts: { tier: "free", messages: 5 } }]);
});

it("[STORY-06] a card has changed once a message is deleted, and not while that can be taken back", async () => {
  const { editor, clock, asked } = editing(2);
  editor.remove("slide-1");
  await clock.pass(undoFor - 1);
  expect([asked, editor.hasChanged]).toEqual([[], false]);
  await clock.pass(1);
  expect([asked, editor.hasChanged]).toEqual([["deleteSlide", "readStory"], true]);
});
