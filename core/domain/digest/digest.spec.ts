import { describe, expect, it } from "vitest";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { cardNews, nextDigest } from "./index.ts";

const story = aStory();
const since = "2026-03-02T09:00:00.000Z";
const message = (name: string, own: object = {}) =>
  aSlide(story, {
    creator_first_name: name,
    sent_on: "2026-03-02T12:00:00.000Z",
    ...own,
  } as object);
const news = (...slides: ReturnType<typeof message>[]) =>
  cardNews(slides, { since, owner: "owner" as never });

describe("the morning of a digest", () => {
  it.each([
    ["2026-03-02T07:59:59.000Z", "Europe/Berlin", "2026-03-02T08:00:00.000Z"],
    ["2026-03-02T08:00:00.000Z", "Europe/Berlin", "2026-03-03T08:00:00.000Z"],
    // clocks went forward in the night
    ["2026-03-28T12:00:00.000Z", "Europe/Berlin", "2026-03-29T07:00:00.000Z"],
    ["2026-03-02T12:00:00.000Z", null, "2026-03-03T09:00:00.000Z"],
  ])("[OPEN-26] of what happens at %s in %s is %s", (now, zone, expected) => {
    expect(nextDigest(Date.parse(now), zone)).toBe(expected);
  });
});

describe("what is new in a card", () => {
  it("[OPEN-26] nothing is told of a card without messages", () => {
    expect(news()).toBe(null);
  });

  it("[OPEN-26] messages are counted, and their people named in the order they wrote", () => {
    const found = news(
      message("Cleo", { account_id: "cleo", sent_on: "2026-03-02T15:00:00.000Z" }),
      message("Ben", { account_id: "ben", sent_on: "2026-03-02T13:00:00.000Z" }),
      message("Ada", { account_id: "ada", sent_on: "2026-03-02T14:00:00.000Z" }),
    );
    expect(found).toEqual({ messages: 3, waiting: 0, names: ["Ben", "Ada", "Cleo"], people: 3 });
  });

  it("[OPEN-26] who wrote at one moment is named in the order of the card", () => {
    const together = ["Ben", "Ada", "Cleo"].map((name) => message(name));
    expect(news(...together)?.names).toEqual(["Ben", "Ada", "Cleo"]);
  });

  it("[OPEN-26] who wrote several times is one person, called as they were last", () => {
    const found = news(
      message("Ada", { account_id: "ada", sent_on: "2026-03-02T13:00:00.000Z" }),
      message("Ben", { account_id: "ben", sent_on: "2026-03-02T14:00:00.000Z" }),
      message("Adele", { account_id: "ada", sent_on: "2026-03-02T15:00:00.000Z" }),
    );
    expect(found).toEqual({ messages: 3, waiting: 0, names: ["Adele", "Ben"], people: 2 });
  });

  it("[OPEN-26] of people without an account each message is somebody’s own", () => {
    expect(news(message("Ada"), message("Ada"))).toEqual({
      messages: 2,
      waiting: 0,
      names: ["Ada", "Ada"],
      people: 2,
    });
    // a card that nobody has signed in for yet
    expect(cardNews([message("Ada")], { since, owner: null })?.messages).toBe(1);
  });

  it("[OPEN-26] people without a name are counted and not named", () => {
    const found = news(message("  "), message(" Ada "), message("", { account_id: "ben" }));
    expect(found).toEqual({ messages: 3, waiting: 0, names: ["Ada"], people: 3 });
  });

  it("[OPEN-26] those that wait for approval or for room are counted among them", () => {
    const found = news(
      message("Ada", { status: "moderated" }),
      message("Ben", { status: "pending" }),
      message("Cleo"),
    );
    expect(found).toMatchObject({ messages: 3, waiting: 2 });
  });

  it.each([
    ["the owner’s own", { account_id: "owner" }],
    ["one that was declined", { status: "rejected" }],
    ["one that its author has not sent", { status: "pending", sent_on: null }],
    ["one that the owner has seen", { seen: true }],
    ["one that an earlier digest told of", { sent_on: "2026-03-02T08:59:59.999Z" }],
    ["the title", { type: "title" }],
    ["the credits", { type: "credits" }],
  ])("[OPEN-26] %s is not told of", (_, own) => {
    expect(news(message("Ada", own))).toBe(null);
    expect(news(message("Ada", own), message("Ben"))?.names).toEqual(["Ben"]);
  });

  it("[OPEN-26] one of the very moment that gathering began is told of", () => {
    expect(news(message("Ada", { sent_on: since }))?.messages).toBe(1);
  });
});
