import * as z from "zod/mini";
import { Occasion, Story, storyDetails, Updates } from "#core/domain/story/index.ts";
import { SlideData } from "#core/domain/slide/index.ts";
import { byId, date, id, upTo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Story";
const ofId = { of: "story", at: "path.id" } as const;

export const storyOperations = {
  createStory: operation({
    tag,
    summary: "Start a card",
    ids: ["API-20", "STORY-17", "OPEN-78"],
    body: z.object({
      occasion: Occasion,
      occasion_date: z.optional(z.nullable(date)),
      title_style: z.optional(z.nullable(upTo(100))),
      title_theme: z.optional(z.nullable(upTo(200))),
      title_variant: z.optional(z.nullable(upTo(100))),
      title_exported_id: z.optional(z.nullable(upTo(100))),
      title_slide_data: z.optional(z.nullable(SlideData)),
      from_reminder_id: z.optional(z.nullable(id)),
      recipient_first_name: z.optional(upTo(50)),
      recipient_last_name: z.optional(upTo(50)),
    }),
    answer: z.object({ story: Story }),
    subject: { of: "none" },
    who: "anyone",
    once: true,
  }),
  readStory: operation({
    tag,
    summary: "Read a card",
    ids: ["API-19"],
    path: byId,
    answer: z.object({ story: Story }),
    subject: ofId,
    who: "cardMember",
  }),
  changeStory: operation({
    tag,
    summary: "Change a card's details",
    ids: ["API-21", "STORY-19"],
    path: byId,
    body: z.partial(z.object({ ...storyDetails, version: z.number() })),
    answer: z.object({ story: Story }),
    refusals: ["stale"],
    current: z.object({ story: Story }),
    subject: ofId,
    who: "cardOwner",
  }),
  readUpdates: operation({
    tag,
    summary: "What changed since",
    ids: ["API-29", "STORY-12"],
    path: byId,
    answer: z.object({ updates: Updates }),
    subject: ofId,
    who: "cardMember",
  }),
};
