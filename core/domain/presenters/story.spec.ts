import { expect, it } from "vitest";
import { type AccountId, as } from "#core/kernel/index.ts";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { aPart, fileLink, owner, viewing } from "#specs/fixtures/viewing.ts";
import { nobody } from "../access/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { Card } from "../story/index.ts";
import { messageBackground, ownColourset } from "../theme/index.ts";
import { presentStory, type Viewing } from "./index.ts";

const story = aStory();
const slides = [
  aSlide(story, { type: "credits", description: null, position: 0 }),
  aSlide(story, { position: 3, account_id: as("ada"), creator_first_name: "Ada" }),
  aSlide(story, { position: 2, creator_first_name: "Bob", creator_last_name: "Ray" }),
  aSlide(story, { position: 4, creator_first_name: "Bob", creator_last_name: "Ray" }),
  aSlide(story, { position: 5, status: "moderated", creator_first_name: "Cy" }),
  aSlide(story, { type: "title", position: 9, creator_first_name: "Priya" }),
];

it("[STORY-03, OPEN-87] the credits list who wrote, each once, unless somebody wrote them", () => {
  const card: Card = { story, slides, roles: [], media: [], role: null };
  const credits = (of: Card) =>
    presentStory(of, owner, "owner").slides.map(({ description }) => description);
  expect(credits(card)).toEqual([null, null, null, null, "Ada\nBob Ray"]);
  const written = slides.map((s) => (s.type === "credits" ? { ...s, description: "All" } : s));
  expect(credits({ ...card, slides: written }).at(-1)).toBe("All");
  const unnamed = [...slides, aSlide(story, { position: 6 })];
  expect(credits({ ...card, slides: unnamed }).at(-1)).toBe("Ada\nBob Ray");
});

it("[STORY-12, ROLE-03] counts parts, messages and what is new", () => {
  const roles = [
    aPart({ id: as("1") }),
    aPart({ id: as("2"), status: "requested" }),
    aPart({ id: as("3"), role_type: "viewer" }),
    aPart({ id: as("4"), role_type: null }),
    aPart({ id: as("5"), status: "pending" }),
  ];
  const more = [
    aSlide(story, { status: "pending", sent_on: null }),
    aSlide(story, { status: "pending" }),
    aSlide(story, { status: "rejected" }),
    aSlide(story, { seen: true }),
  ];
  const card: Card = { story, slides: [...slides, ...more], roles, media: [], role: null };
  const ada = { ...viewing("ada"), isOrganiser: true };
  expect(presentStory(card, ada, "owner")).toMatchObject({
    role_active_count: 1,
    role_request_count: 1,
    role_count: 3,
    contribution_count: 6,
    my_contribution_count: 1,
    unseen_slide_count: 4,
    moderated_slide_count: 1,
    waiting_slide_count: 1,
    has_updates: true,
    saved: false,
    cover_url: null,
  });
  const covered = [
    { ...aSlide(story), thumbnail_key: "a" },
    { ...slides[5], thumbnail_key: "b" },
  ];
  const pictured = { ...card, slides: covered as SlideRecord[] };
  expect(presentStory(pictured, ada, "owner").cover_url).toBe(fileLink("b"));
  const kept = { ...card, slides: [], role: aPart({ saved_on: "2026-03-01" }) };
  expect(presentStory(kept, ada, "owner")).toMatchObject({ has_updates: false, saved: true });
});

it("[OPEN-171] thanks are read by the owner and by who wrote them", () => {
  const thanked = {
    ...story,
    thanks_message: "Ta",
    thanks_sent_on: "x",
    thanks_account_id: as<AccountId>("ada"),
  };
  const card: Card = { story: thanked, slides: [], roles: [], media: [], role: null };
  const words = (who: Viewing) => presentStory(card, who, "recipient").thanks_message;
  expect([
    words(viewing("ada")),
    words(viewing("bob")),
    words({ ...owner, actor: nobody }),
  ]).toEqual(["Ta", null, "Ta"]);
  expect(presentStory(card, viewing("bob"), "recipient").thanks_sent_on).toBeNull();
});

it("[OPEN-125] in a card with colours of its own each message has what is behind it, in their order, and nothing else has", () => {
  const colours = {
    colourset: ownColourset(["#111111", "#222222", "#333333"]),
    cover: { colourset: null, cover_colour_count: 3 },
    cover_colour_count: 3,
    message_bg_colour_visibility: true,
  };
  const own = (of: typeof story) =>
    presentStory({ story: of, slides, roles: [], media: [], role: null }, owner, "owner")
      .slides.toSorted((a, b) => a.position - b.position)
      .map(({ type, background }) => [type, background ?? null]);
  const messages = [2, 3, 4].map((_, nth) => ["text", messageBackground(colours, nth)]);
  expect(messages[0]).not.toEqual(messages[1]);
  expect(own({ ...story, colours })).toEqual([["credits", null], ...messages, ["title", null]]);
  expect(own({ ...story, colours: null }).every(([, behind]) => behind === null)).toBe(true);
});
