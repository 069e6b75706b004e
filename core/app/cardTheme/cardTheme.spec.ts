import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import {
  type AccountTheme,
  type CardColours,
  cardTheme,
  defaultPalette,
  ownColourset,
} from "#core/domain/theme/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { openCardTheme } from "./index.ts";

const red = ownColourset(["#FF0000"]);
const company: AccountTheme = {
  ...{ id: "t1", name: "Company", colourset: red, logo: null },
  from_shared_theme_id: null,
};
const own = (more: Partial<CardColours> = {}) =>
  cardTheme(
    { colourset: red, cover_colour_count: 6, message_bg_colour_visibility: true, ...more },
    null,
  );
const failed = refused("fault", asSaid("Down."));

const opened = async (
  given: Readonly<Record<string, unknown>> = {},
  applied: string | null = null,
  variant = "curvey",
) => {
  const answers: Record<string, unknown> = {
    readCardTheme: done({ theme: cardTheme(null, null) }),
    readThemes: done({ themes: [company] }),
    changeCardTheme: done({ theme: own() }),
    ...given,
  };
  const asked: object[] = [];
  let reads = 0;
  const clock = steppedClock();
  const session = {
    isSignedIn: true,
    api: async (id: string, input: { body?: object }) => {
      if (id === "changeCardTheme") asked.push(input.body ?? {});
      return answers[id];
    },
  };
  const ports = { observe: <T>(model: T) => model, clock, reporter: { event: () => undefined } };
  const editor = {
    id: "s1",
    story: { last_applied_theme_id: applied },
    cover: { variant },
    read: async () => void reads++,
  } as unknown as CardEditor;
  const card = openCardTheme({ ports, session } as unknown as AppContext, editor);
  await card.open();
  return { card, answers, asked, clock, reads: () => reads };
};

describe("the colours of a card [THEME-16]", () => {
  it("are its cover's until some are chosen, which is seen at once and can be undone", async () => {
    const { card, asked, reads } = await opened();
    expect([card.isOwn, card.colours]).toEqual([false, defaultPalette]);
    await card.choose(company);
    expect([card.isOwn, card.applied, card.colours[0], reads()]).toEqual([
      true,
      "t1",
      "#FF0000",
      1,
    ]);
    await card.undo();
    expect(asked.at(-1)).toEqual({ colourset: null, theme_id: null });
    expect([card.isOwn, card.hasChanged]).toEqual([false, false]);
  });

  it("are used as many as are wanted, and reach a cover that is coloured [THEME-13]", async () => {
    const { card, asked } = await opened({ readCardTheme: done({ theme: own() }) }, "t1");
    await card.use(2);
    expect(asked).toEqual([{ cover_colour_count: 2 }]);
    expect([card.applied, card.reachesCover]).toEqual(["t1", true]);
    expect((await opened({}, null, "exported")).card.reachesCover).toBe(false);
  });

  it("go back to the theme that the card had", async () => {
    const { card, asked } = await opened({ readCardTheme: done({ theme: own() }) }, "t1");
    expect([card.isOwn, card.applied]).toEqual([true, "t1"]);
    await card.showBehind(false);
    await card.undo();
    expect(asked).toEqual([
      { message_bg_colour_visibility: false },
      {
        ...{ colourset: red, cover_colour_count: 6, message_bg_colour_visibility: true },
        theme_id: "t1",
      },
    ]);
  });

  it("are sent when the picker rests, and are of no theme then", async () => {
    const { card, asked, clock } = await opened({ readCardTheme: done({ theme: own() }) }, "t1");
    card.colour(1, "nonsense");
    card.colour(1, "#0f0");
    card.colour(2, "#00f");
    expect([card.colours.slice(0, 3), asked]).toEqual([["#FF0000", "#00FF00", "#0000FF"], []]);
    await clock.pass(400);
    expect(asked).toEqual([
      { colourset: { colours: expect.arrayContaining(["#00FF00"]) }, theme_id: null },
    ]);
    expect(card.applied).toBeNull();
  });

  it("stay as they were where they can't be kept, and say so", async () => {
    const { card } = await opened({ changeCardTheme: failed });
    await card.choose(company);
    expect([card.isOwn, card.applied, inEnglish(card.error)]).toEqual([false, null, "Down."]);
  });

  it("that can't be had say so", async () => {
    const { card } = await opened({ readCardTheme: failed });
    expect([card.loaded, inEnglish(card.error)]).toEqual(["failed", "Down."]);
  });
});
