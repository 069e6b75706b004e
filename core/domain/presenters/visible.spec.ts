import { expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { viewing } from "#specs/fixtures/viewing.ts";
import type { Card, StoryRecord } from "../story/index.ts";
import { type Audience, audiences, visibleSlides } from "./index.ts";

const story = aStory();
const slides = [
  aSlide(story, { type: "credits", description: null, position: 0 }),
  aSlide(story, { position: 3, account_id: as("ada"), creator_first_name: "Ada" }),
  aSlide(story, { position: 2, creator_first_name: "Bob", creator_last_name: "Ray" }),
  aSlide(story, { position: 4, creator_first_name: "Bob", creator_last_name: "Ray" }),
  aSlide(story, { position: 5, status: "moderated", creator_first_name: "Cy" }),
  aSlide(story, { type: "title", position: 9, creator_first_name: "Priya" }),
];
const seen = (audience: Audience, of: Partial<StoryRecord> = {}, who = viewing("ada")) => {
  const card: Card = { story: { ...story, ...of }, slides, roles: [], media: [], role: null };
  return visibleSlides(card, who, audience)
    .map((s) => (s.type === "text" ? s.position : s.type))
    .join(" ");
};

it("[OPEN-134] the cover first, the credits last, and nothing that is not approved", () => {
  const whole = audiences.filter((audience) => seen(audience) === "title 2 3 4 credits");
  expect(whole).toEqual(["owner", "contributor", "groupLinkHolder", "recipient", "watcher"]);
  for (const audience of ["invitedToSign", "invitedToReceive", "outsider"] as const)
    expect(seen(audience)).toBe("title");
  expect(seen("owner", { has_credits_slide: false })).toBe("title 2 3 4");
});

it("[OPEN-75] those who sign see their own where the card does not show them as they come", () => {
  const closed = { show_as_you_go: false };
  const of = (audience: Audience) => seen(audience, closed);
  expect([of("owner"), of("recipient"), of("watcher")]).toEqual(
    Array(3).fill("title 2 3 4 credits"),
  );
  expect([of("contributor"), of("groupLinkHolder")]).toEqual(Array(2).fill("title 3 credits"));
  expect(seen("contributor", closed, viewing("bob"))).toBe("title credits");
});
