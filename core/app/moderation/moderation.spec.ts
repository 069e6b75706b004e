import { describe, expect, it } from "vitest";
import type { Slide } from "#core/domain/slide/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";
import { type Contribution, Moderation } from "./moderation.ts";

const now = Date.UTC(2026, 10, 21, 12);
const days = (n: number) => new Date(now - n * 86_400_000).toISOString();

const message = (
  id: string,
  { seen = false, ...more }: Partial<Slide> & { seen?: boolean } = {},
): Contribution => {
  const status = more.status ?? "moderated";
  const creator = { id: "tom", first_name: "Tom", last_name: "Okafor", email: null };
  const slide = { id, status, approved_on: null, created_on: days(0), creator, ...more } as Slide;
  return { id, status, seen, thumbnail_url: null, thumbnail_id: null, slide };
};

const moderation = (contributions: Contribution[], content_moderation = true) => {
  const made = new Moderation(
    { clock: { now: () => now } } as unknown as AppPorts,
    { profile: { id: "priya" } } as unknown as Session,
    { story: { content_moderation } } as unknown as CardEditor,
  );
  made.contributions = contributions;
  return made;
};
const ids = (list: readonly Contribution[]) => list.map((c) => c.id).join(" ");

describe("the list of messages", () => {
  it("[MODER-04][OPEN-149] what waits for a yes and what waits for room stand together", () => {
    const m = moderation([
      message("a"),
      message("b", { status: "pending" }),
      message("c", { status: "approved" }),
      message("d", { status: "rejected" }),
    ]);
    expect([ids(m.in("waiting")), ids(m.in("inTheCard")), ids(m.in("turnedDown"))]).toEqual([
      "a b",
      "c",
      "d",
    ]);
  });

  it("[MODER-03][OPEN-96] each says why it waits", () => {
    const reasons = (m: Moderation) => m.contributions.map((c) => m.reasonOf(c)).join(" ");
    const list = [
      message("a"),
      message("b", { approved_on: days(1) }),
      message("c", { status: "pending" }),
    ];
    expect(reasons(moderation(list))).toBe("everyMessage changed room");
    expect(reasons(moderation(list, false))).toBe("notInGroup changed room");
  });

  it("[CONTRIB-15] search begins with the third letter", () => {
    const m = moderation([message("a", { description: "Happy birthday" }), message("b")]);
    m.search = "ha";
    expect(ids(m.shown)).toBe("a b");
    m.search = " HAP";
    expect(ids(m.shown)).toBe("a");
    m.search = "okafor";
    expect(ids(m.shown)).toBe("a b");
  });

  it("[CONTRIB-16][CONTRIB-17][OPEN-100] opposites take each other's place, other filters narrow", () => {
    const creator = { id: "priya", first_name: "Priya", last_name: "Nair", email: null };
    const m = moderation([
      message("today"),
      message("mine", { creator, created_on: days(7) }),
      message("old", { created_on: days(7.1), seen: true }),
    ]);
    m.toggle("this week");
    expect(ids(m.shown)).toBe("today mine");
    m.toggle("today");
    expect(ids(m.shown)).toBe("today");
    m.clearSearch();
    m.toggle("me");
    expect(ids(m.shown)).toBe("mine");
    m.toggle("others");
    expect(ids(m.shown)).toBe("today old");
    m.toggle("unseen");
    expect(ids(m.shown)).toBe("today");
  });

  it("[CONTRIB-14][OPEN-100] newest first, until another order is asked for", () => {
    const creator = { id: "priya", first_name: "Ada", last_name: "Nair", email: null };
    const m = moderation([
      message("middle", { creator, created_on: days(2) }),
      message("new", { created_on: days(1) }),
      message("old", { created_on: days(3) }),
    ]);
    expect(ids(m.shown)).toBe("new middle old");
    m.order = "oldest";
    expect(ids(m.shown)).toBe("old middle new");
    m.order = "name";
    expect(ids(m.shown)).toBe("middle new old");
  });
});
