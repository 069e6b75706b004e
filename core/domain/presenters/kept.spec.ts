import { describe, expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { aPart, fileLink, owner } from "#specs/fixtures/viewing.ts";
import type { MediaRecord } from "../media/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { Card } from "../story/index.ts";
import { presentMedia, presentRole, presentSlide, presentStory, presentUpdates } from "./index.ts";

/** The same record with a value of its own in every field. */
const marked = <T extends object>(record: T, own: object = {}): T =>
  ({ ...Object.fromEntries(Object.keys(record).map((key) => [key, `kept ${key}`])), ...own }) as T;
/** What was told under another name than it is kept, or changed on its way. */
const changed = (told: object, kept: object) =>
  Object.entries(told)
    .filter(([name, value]) => name in kept && Reflect.get(kept, name) !== value)
    .map(([name]) => name);

const medium: MediaRecord = {
  id: as("m"),
  version: 1,
  story_id: null,
  account_id: as("author"),
  visitor_id: null,
  type: "video",
  status: "available",
  mime_type: "video/mp4",
  file_size_kb: 1,
  source_key: "source",
  key: "media/a",
  mp4_key: "media/b",
  thumbnail_key: "thumbnails/c",
  width: 1,
  height: 1,
  duration: 7,
  peaks: null,
  captions: null,
  failure: null,
  progress: 100,
  crop_source_id: null,
  crop_transform: null,
  created_on: "2026-03-01",
};

describe("what is told is what is kept, each under its own name", () => {
  it("[STORY-01] of a card, to its owner", () => {
    const story = marked(aStory(), { product_tier: "starter", version: 9, bookkept: 2 });
    const card: Card = { story, slides: [], roles: [], media: [], role: null };
    const told = presentStory(card, owner, "owner");
    expect(changed({ ...told, version: story.version }, story)).toEqual([]);
    // what was only kept beside the card is no version of it that anybody is told
    expect(told.version).toBe(7);
    expect(Object.values(told)).not.toContain(undefined);
    expect(told.tokens).toEqual({
      group: "kept group_token",
      recipient: "kept recipient_token",
      watch: "kept watch_token",
    });
    const unwatched = { ...card, story: { ...story, watch_token: null } };
    expect(presentStory(unwatched, owner, "owner").tokens).not.toHaveProperty("watch");
  });

  it("[SLIDE-03] of a message, and of its media", () => {
    const kept = { media: [{ id: as("m"), position: 2, duration: null }], edition: 9 };
    const slide = marked(aSlide(aStory()), kept) as SlideRecord;
    const told = presentSlide(slide, [medium], owner);
    expect(changed({ ...told, version: slide.version, media: slide.media }, slide)).toEqual([]);
    expect(told).toMatchObject({ version: 9, media: [{ id: "m", position: 2, duration: 7 }] });
    expect(Object.values(told)).not.toContain(undefined);
    expect(told.creator).toEqual({
      id: slide.account_id,
      first_name: slide.creator_first_name,
      last_name: slide.creator_last_name,
      email: slide.creator_email,
    });
    expect(presentSlide(slide, [], owner).media).toEqual([]);
    const cut = { ...slide, media: [{ id: medium.id, position: 0, duration: 3 }] };
    expect(presentSlide(cut, [medium], owner).media[0]?.duration).toBe(3);
  });

  it("[MEDIA-01] of a medium, its keys as links", () => {
    const told = presentMedia(medium, fileLink, "owner");
    expect(changed(told, medium)).toEqual([]);
    expect(told).toMatchObject({
      url: fileLink("media/a"),
      mp4_url: fileLink("media/b"),
      thumbnail_url: fileLink("thumbnails/c"),
    });
    const unready = { ...medium, key: null, mp4_key: null, thumbnail_key: null };
    expect(presentMedia(unready, fileLink, "owner")).toMatchObject({ url: null, mp4_url: null });
    expect(Object.values(told)).not.toContain(undefined);
  });

  it("[ROLE-03] of a part, and of what changed in a card", () => {
    const told = presentRole({ role: aPart(), account: null, slides: 3 }, "owner", false);
    expect(changed({ ...told, delivery_reason: aPart().delivery_reason }, aPart())).toEqual([]);
    expect(told).toMatchObject({ delivery_reason: "no_mailbox", contribution_count: 3 });
    const fine = presentRole(
      { role: aPart({ delivery_reason: null }), account: null, slides: 0 },
      "owner",
      false,
    );
    expect(fine.delivery_reason).toBeNull();
    const story = marked(aStory());
    const waiting = { role_requests: 2, contributions_unseen: 5 };
    const updates = presentUpdates({ story, waiting }, "owner");
    expect(changed(updates, { ...story, ...waiting })).toEqual([]);
    expect(Object.values(updates)).not.toContain(undefined);
  });
});
