import { describe, expect, it } from "vitest";
import { defaultPalette, themeMaximum, themesetMaximum } from "#core/domain/theme/index.ts";
import { aTheme } from "#specs/contracts/records.ts";
import { addText, answered, cardOf, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

const colourset = { colours: ["#FF0000"] };
const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const ben = await person(service, "Ben");
  const keep = (name?: string) =>
    ada.api("createTheme", { body: { colourset, ...(name === undefined ? {} : { name }) } });
  const namesOf = async (who = ada) =>
    answered(await who.api("readThemes", {})).themes.map(({ name }) => name);
  const fill = (count: number) =>
    service.store.commit(
      Array.from({ length: count }, (_, position) => ({
        kind: "add" as const,
        table: "themes" as const,
        row: aTheme(ada.account.id, { position, name: `Theme ${position}` }),
      })),
      [],
    );
  return { service, ada, ben, keep, namesOf, fill };
};

describe("an account's themes", () => {
  it("[THEME-01] are no more than it may have, however many are added at one moment", async () => {
    const { keep, namesOf, fill } = await set();
    await fill(themeMaximum - 2);
    const outcomes = await Promise.all([keep("a"), keep("b"), keep("c"), keep("d")]);
    expect(outcomes.map(codeOf).sort()).toEqual(["limited", "limited", "ok", "ok"]);
    expect(refusalOf(await keep())).toBe(
      "You’ve reached the limit for themes. Delete one to add another.",
    );
    expect(await namesOf()).toHaveLength(themeMaximum);
  });

  it("[THEME-14][OPEN-127] are named by how many there are; blanks are no name", async () => {
    const { ada, keep, namesOf } = await set();
    await keep();
    await keep("   ");
    await keep("Company");
    await keep("");
    expect(await namesOf()).toEqual(["My Theme 1", "My Theme 2", "Company", "My Theme 4"]);
    const [first] = answered(await ada.api("readThemes", {})).themes;
    const path = { id: first?.id ?? "" };
    const blank = await ada.api("changeTheme", { path, body: { name: "  " } });
    expect(refusalOf(blank)).toBe("Please name your theme");
  });

  it("[THEME-03][THEME-19] keep what is not sent, and take no logo that isn't there", async () => {
    const { ada, keep } = await set();
    const { theme } = answered(await keep("Company"));
    const path = { id: theme.id };
    const blue = { schema_version: "1.1", type: "brand", colours: ["#00f"] };
    const changed = answered(await ada.api("changeTheme", { path, body: { colourset: blue } }));
    expect(changed.theme).toEqual({
      ...theme,
      colourset: {
        ...theme.colourset,
        type: "brand",
        colours: ["#0000FF", ...defaultPalette.slice(1)],
      },
    });
    expect(answered(await ada.api("readTheme", { path })).theme).toEqual(changed.theme);
    const missing = "This logo isn’t there any more. Please choose another.";
    const logo_id = "none";
    expect(refusalOf(await ada.api("changeTheme", { path, body: { logo_id } }))).toBe(missing);
    expect(refusalOf(await ada.api("createTheme", { body: { colourset, logo_id } }))).toBe(missing);
    const newer = { ...blue, schema_version: "2.0" };
    expect(codeOf(await ada.api("changeTheme", { path, body: { colourset: newer } }))).toBe(
      "invalid",
    );
    expect(answered(await ada.api("readTheme", { path })).theme).toEqual(changed.theme);
  });

  it("[THEME-15] put in order in two tabs at once lose none", async () => {
    const { ada, keep, namesOf } = await set();
    for (const name of ["a", "b", "c"]) await keep(name);
    const ids = answered(await ada.api("readThemes", {})).themes.map(({ id }) => id);
    const order = (...at: number[]) =>
      ada.api("reorderThemes", { body: { themes: at.map((n) => ids[n] ?? "gone") } });
    const outcomes = await Promise.all([order(2, 1, 0), order(1, 7, 1), keep("d")]);
    expect(outcomes.map(codeOf)).toEqual(["ok", "ok", "ok"]);
    expect((await namesOf()).sort()).toEqual(["a", "b", "c", "d"]);
    answered(await order(2, 0));
    expect((await namesOf()).slice(0, 2)).toEqual(["c", "a"]);
  });
});

describe("themes that are passed on", () => {
  it("[THEME-17][OPEN-129] have one link for the same themes, which shows them as they are by now", async () => {
    const { ada, ben, keep } = await set();
    const { theme: red } = answered(await keep("Red"));
    const { theme: blue } = answered(await keep("Blue"));
    const share = async (...theme_ids: string[]) =>
      answered(await ada.api("shareThemes", { body: { theme_ids } })).themeset;
    const both = await share(red.id, blue.id, red.id);
    expect(both.theme_ids).toEqual([red.id, blue.id]);
    expect((await share(red.id, blue.id)).id).toBe(both.id);
    expect((await share(blue.id, red.id)).id).not.toBe(both.id);
    const path = { id: both.id };
    answered(await ada.api("changeTheme", { path: { id: red.id }, body: { name: "Rose" } }));
    answered(await ada.api("deleteTheme", { path: { id: blue.id } }));
    const seen = answered(await ben.api("readThemeset", { path })).themeset;
    expect(seen.themes.map(({ name }) => name)).toEqual(["Rose"]);
    expect(seen.theme_ids).toEqual([red.id]);
    answered(await ada.api("deleteTheme", { path: { id: red.id } }));
    expect(refusalOf(await ben.api("readThemeset", { path }))).toBe(
      "These themes aren’t shared any more. Please ask for a new link.",
    );
  });

  it("[THEME-17] are one's own, and at least one", async () => {
    const { ben, keep } = await set();
    const { theme } = answered(await keep("Red"));
    for (const theme_ids of [[], [theme.id], ["none"]])
      expect(refusalOf(await ben.api("shareThemes", { body: { theme_ids } }))).toBe(
        "Please choose at least one theme",
      );
  });

  it("[THEME-17] are in no more sets than an account may have; empty ones make room", async () => {
    const { service, ada, keep } = await set();
    const { theme: red } = answered(await keep("Red"));
    const { theme: blue } = answered(await keep("Blue"));
    const sets = Array.from({ length: themesetMaximum }, (_, n) => ({
      id: `set-${n}`,
      version: 1,
      account_id: ada.account.id,
      theme_ids: [n === 0 ? "gone" : red.id, "gone"],
      created_on: `2026-01-01T00:00:00.${String(n).padStart(3, "0")}Z`,
    }));
    await service.store.commit(
      sets.map((row) => ({ kind: "add", table: "themesets", row }) as const),
      [],
    );
    const share = (theme_ids: string[]) => ada.api("shareThemes", { body: { theme_ids } });
    answered(await share([red.id]));
    expect(await service.store.find("themesets", "set-0")).toBeNull();
    expect(codeOf(await share([blue.id]))).toBe("limited");
  });

  it("[THEME-17] are taken over whole or not at all where there is no room", async () => {
    const { service, ada, ben, keep, fill, namesOf } = await set();
    await fill(themeMaximum - 1);
    const theirs = [aTheme(ben.account.id), aTheme(ben.account.id)].map((theme) => ({
      ...theme,
      shared_on: theme.created_on,
    }));
    await service.store.commit(
      theirs.map((row) => ({ kind: "add", table: "themes", row }) as const),
      [],
    );
    const [one, two] = theirs.map(({ id }) => id) as [string, string];
    const accept = (theme_ids: string[]) => ada.api("acceptThemes", { body: { theme_ids } });
    expect(codeOf(await accept([one, two]))).toBe("limited");
    expect(await namesOf()).toHaveLength(themeMaximum - 1);
    const { themes } = answered(await accept([two, "none"]));
    expect(themes).toHaveLength(themeMaximum);
    expect(themes.at(-1)?.from_shared_theme_id).toBe(two);
    expect(codeOf(await keep())).toBe("limited");
  });
});

describe("a card's colours", () => {
  it("[THEME-16] are of one's own theme or none, and what is sent beside it counts more", async () => {
    const { service, ada, ben, keep } = await set();
    const story = await cardOf(service, ada);
    const path = { id: story.id };
    const { theme } = answered(await keep("Red"));
    const { theme: foreign } = answered(await ben.api("createTheme", { body: { colourset } }));
    const give = (body: object) => ada.api("changeCardTheme", { path, body });
    for (const theme_id of [foreign.id, "none"])
      expect(refusalOf(await give({ theme_id }))).toBe(
        "This theme isn’t there any more. Please choose another.",
      );
    const own = answered(await give({ theme_id: theme.id, colourset: { colours: ["#0000FF"] } }));
    expect(own.theme.colourset.colours[0]).toBe("#0000FF");
    expect(own.theme.playback).toEqual(own.theme.colourset);
    const found = await service.store.find("stories", story.id);
    expect(found?.last_applied_theme_id).toBe(theme.id);
    expect(answered(await ada.api("readCardTheme", { path, query: {} })).theme).toEqual(own.theme);
  });
});

describe("a card that is coloured [THEME-16]", () => {
  const coloured = async (variant: string) => {
    const all = await set();
    const { service, ada, keep } = all;
    const story = await cardOf(service, ada);
    const path = { id: story.id };
    const [before] = story.slides;
    answered(
      await ada.api("changeSlide", {
        path: { id: before?.id ?? "" },
        body: { variant, theme: null, title: "Hello" },
      }),
    );
    await addText(ada, story, "One");
    await addText(ada, story, "Two");
    const { theme } = answered(await keep("Red"));
    const give = async (body: object) =>
      answered(await ada.api("changeCardTheme", { path, body })).theme;
    const read = async () => answered(await ada.api("readStory", { path })).story;
    const cover = async () =>
      (await read()).slides.find(({ type }) => type === "title")?.theme ?? null;
    const behind = async () =>
      (await read()).slides.filter(({ type }) => type === "text").map((one) => one.background);
    return { ...all, theme, give, cover, behind, read };
  };

  it("has its cover coloured alike, and gets back what the cover had", async () => {
    const { theme, give, cover, read } = await coloured("starburst");
    await give({ theme_id: theme.id });
    expect(await cover()).toMatchObject({
      colourset: { colours: ["#FF0000", ...defaultPalette.slice(1)] },
      cover_colour_count: 6,
    });
    const blue = await give({ colourset: { colours: ["#0000FF"] }, theme_id: null });
    expect(blue.specification_colourset).toBeNull();
    expect((await read()).last_applied_theme_id).toBeNull();
    await give({ colourset: null });
    expect(await cover()).toBeNull();
    expect((await read()).last_applied_theme_id).toBeNull();
  });

  it("leaves a cover alone whose family has no colours to choose", async () => {
    const { theme, give, cover } = await coloured("particles_text");
    await give({ theme_id: theme.id });
    expect(await cover()).toBeNull();
  });

  it("tells what is behind its messages, unless that is turned off; one that isn't coloured tells nothing [OPEN-125]", async () => {
    const { theme, give, behind } = await coloured("starburst");
    expect(await behind()).toEqual([undefined, undefined]);
    await give({ theme_id: theme.id });
    expect(await behind()).toEqual(["#FF0000", defaultPalette[1]]);
    await give({ cover_colour_count: 1 });
    expect(await behind()).toEqual(["#FF0000", "#FF0000"]);
    await give({ message_bg_colour_visibility: false });
    expect(await behind()).toEqual([null, null]);
    await give({ colourset: null });
    expect(await behind()).toEqual([undefined, undefined]);
  });
});

it("[ACCT-05][R16] an account that is deleted takes its themes and sets along; copies stay", async () => {
  const { service, ada, ben, keep } = await set();
  const { theme } = answered(await keep("Red"));
  const body = { theme_ids: [theme.id] };
  const { themeset } = answered(await ada.api("shareThemes", { body }));
  answered(await ben.api("acceptThemes", { body }));
  answered(await ada.api("deleteAccount", {}));
  expect(await service.store.find("themes", theme.id)).toBeNull();
  expect(await service.store.find("themesets", themeset.id)).toBeNull();
  expect(answered(await ben.api("readThemes", {})).themes).toHaveLength(1);
});
