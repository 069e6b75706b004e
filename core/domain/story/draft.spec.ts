import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { type CardDraft, dataIdOf, draftFrom, greetingOf, refuseGreeting } from "./index.ts";

const draft: CardDraft = {
  occasion: "birthday",
  occasion_date: "2026-12-09",
  title_style: "capitals",
  title_theme: "bee_queen",
  title_variant: "exported",
  title_exported_id: "bee_queen",
  title_slide_data: { bee_queen: [{ key: "title", value: "‏שלום 👩‍👩‍👧‍👦, Zoë/+ %" }] },
  reminderId: "r1",
};

describe("a builder draft as one part of an address", () => {
  test("[OPEN-39][STORY-17] goes and comes back with its eight fields", () => {
    expect(dataIdOf(draft)).toMatch(/^[\w-]+$/);
    expect(draftFrom(dataIdOf(draft))).toEqual(draft);
  });

  test.each([
    ["title_style", 100],
    ["title_exported_id", 100],
    ["title_theme", 200],
    ["reminderId", 200],
  ] as const)("[STORY-17] %s has %i signs at most", (field, most) => {
    const of = (length: number) => draftFrom(dataIdOf({ ...draft, [field]: "x".repeat(length) }));
    expect(of(most)?.[field]).toHaveLength(most);
    expect(of(most + 1)).toEqual(draftFrom("!"));
  });

  test.each(["", "a", "ab", "abc", "abcd", "ä", "🎂"])(
    "[OPEN-39] in the alphabet of RFC 4648: %j",
    (text) => {
      const one = { ...draft, title_style: text };
      const bytes = new TextEncoder().encode(JSON.stringify(one));
      expect(dataIdOf(one)).toBe(
        btoa(String.fromCodePoint(...bytes))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replace(/=+$/, ""),
      );
    },
  );

  test("[OPEN-39] as long as 6000 signs, and without a cover's name", () => {
    const size = (length: number) => dataIdOf({ ...draft, more: "x".repeat(length) } as never);
    const room = Math.floor(((6000 - size(0).length) * 3) / 4);
    const near = [-2, -1, 0, 1, 2].map((more) => size(room + more));
    const id = near.find((one) => one.length === 6000) ?? "";
    expect(id).toHaveLength(6000);
    expect(draftFrom(id)).toEqual(draft);
    expect(draftFrom(`${id}A`)).toBeNull();
    expect(draftFrom(dataIdOf({ ...draft, title_variant: null }))?.title_variant).toBeNull();
  });

  test("[OPEN-39] whatever it says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (title_style) => {
        const one = { ...draft, title_style };
        expect(draftFrom(dataIdOf(one))).toEqual(one);
      }),
    );
  });

  test("[OPEN-38][OPEN-39] what is left out is empty, and the occasion custom", () => {
    const little = dataIdOf({ title_theme: "boat-1" } as CardDraft);
    expect(draftFrom(little)).toMatchObject({
      occasion: "custom",
      title_theme: "boat-1",
      reminderId: null,
    });
  });

  test("[OPEN-39][OPEN-116] a cover may go by its catalogue's name", () => {
    const named = dataIdOf({ ...draft, title_variant: "paper hearts" });
    expect(draftFrom(named)?.title_variant).toBe("paper_heart");
  });

  test.each([
    ["", "nothing"],
    ["abc", "no text"],
    ["****", "signs of another alphabet"],
    ["a/b", "two parts"],
    ["_____", "no UTF-8"],
    [dataIdOf([] as never), "a list"],
    [dataIdOf("volcano" as never), "a word"],
    [dataIdOf({ ...draft, occasion: "volcano" as never }), "an occasion nobody knows"],
    [dataIdOf({ ...draft, title_variant: "volcano" }), "a cover nobody knows"],
    [dataIdOf({ ...draft, occasion_date: "soon" }), "a day that is none"],
    [dataIdOf({ ...draft, title_theme: "a".repeat(201) }), "a theme that is too long"],
    ["A".repeat(7000), "far too much"],
  ])("[OPEN-39] %j is none: %s", (dataId) => {
    expect(draftFrom(dataId)).toBeNull();
  });
});

describe("a greeting", () => {
  const names = { recipient_first_name: "Grace", owner: { first_name: "Priya", last_name: "" } };
  const unwritten = { greeting_to: null, greeting_message: null, greeting_from: null };

  test("[STORY-18][OPEN-80] begins with the two first names, and keeps what was emptied on purpose", () => {
    expect(greetingOf({ ...names, ...unwritten })).toEqual({
      greeting_to: "Grace",
      greeting_message: "",
      greeting_from: "Priya",
    });
    expect(greetingOf({ ...names, ...unwritten, greeting_to: "" }).greeting_to).toBe("");
    const long = { ...names, recipient_first_name: `${"a".repeat(29)}🎂` };
    expect(greetingOf({ ...long, ...unwritten }).greeting_to).toBe("a".repeat(29));
  });

  test.each([
    ["greeting_to", 30, "Please keep this to 30 characters or less"],
    ["greeting_message", 300, "Please keep your message under 300 characters"],
    ["greeting_from", 30, "Please keep this to 30 characters or less"],
  ] as const)(
    "[STORY-18][OPEN-80] %s takes %i characters and not one more",
    (field, most, words) => {
      const greeting = { greeting_to: "", greeting_message: "", greeting_from: "" };
      expect(refuseGreeting({ ...greeting, [field]: "a".repeat(most) })).toEqual([]);
      expect(spoken(refuseGreeting({ ...greeting, [field]: "a".repeat(most + 1) }))).toEqual([
        { field, message: words },
      ]);
    },
  );
});
