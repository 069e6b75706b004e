import { describe, expect, it, vi } from "vitest";
import { mapDrafts, steppedClock } from "#adapters/memory/index.ts";
import {
  type AccountTheme,
  defaultPalette,
  ownColourset,
  themeWords,
} from "#core/domain/theme/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { AppContext } from "../appContext.ts";
import { undoFor } from "../removal/index.ts";
import { openSharedThemes, openTheme, openThemes } from "./index.ts";

const theme = (id: string, colours: readonly string[] = []): AccountTheme => ({
  id,
  name: `Theme ${id}`,
  colourset: ownColourset(colours),
  logo: null,
  from_shared_theme_id: null,
});
const abc = done({ themes: ["a", "b", "c"].map((id) => theme(id)) });
const failed = refused("fault", asSaid("Down."));

/** Ada's app, what it asks for, what is answered, and where it goes. */
const ada = (answers: Readonly<Record<string, unknown>> = {}, isSignedIn = true) => {
  const asked: [id: string, input: { body?: Record<string, unknown> }][] = [];
  const went: string[] = [];
  const events: unknown[][] = [];
  const remembered: unknown[] = [];
  const clock = steppedClock();
  const session = {
    profile: { id: "ada" },
    isSignedIn,
    anonymous: { data: {}, remember: (change: unknown) => void remembered.push(change) },
    onLogout: () => () => undefined,
    api: async (id: string, input: object) => {
      asked.push([id, input]);
      const answer = answers[id];
      return (typeof answer === "function" ? answer(input) : answer) ?? done({});
    },
  };
  const ports = {
    observe: <T>(model: T) => model,
    clock,
    drafts: mapDrafts(),
    newKey: () => "key",
    navigator: { path: "/themes", go: (path: string) => void went.push(path) },
    reporter: { event: (...said: unknown[]) => void events.push(said), fault: () => undefined },
    settings: { address: "https://fanfold.test", supportEmail: "help@fanfold.test" },
  };
  const app = { ports, session } as unknown as AppContext;
  const ids = () => asked.map(([id]) => id);
  return { app, clock, went, events, remembered, ids, last: () => asked.at(-1)?.[1].body };
};
const shown = ({ themes }: { readonly themes: readonly AccountTheme[] }) =>
  themes.map(({ id }) => id).join("");

describe("one's themes", () => {
  it("[OPEN-128] signed out ask for nothing, and logging in comes back to them", async () => {
    const { app, ids, went, remembered } = ada({}, false);
    const list = openThemes(app);
    await list.open();
    expect([list.loaded, ids()]).toEqual(["signedOut", []]);
    list.signIn();
    expect(remembered).toEqual([{ authScenario: "RedirectThemes" }]);
    expect(went).toEqual(["/themes?modal=auth"]);
  });

  it("[ERR-29] that can't be had are none, and it is noted", async () => {
    const { app, events } = ada({ readThemes: failed });
    const list = openThemes(app);
    await list.open();
    expect([list.loaded, shown(list)]).toEqual(["failed", ""]);
    expect(events).toEqual([["api-error", { source: "themes", code: "fault" }]]);
  });

  it("[THEME-15] are moved at once, and go back where they were if that fails", async () => {
    const answers: Record<string, unknown> = { readThemes: abc };
    const { app, last } = ada(answers);
    const list = openThemes(app);
    await list.open();
    await list.move(0, 2);
    expect([shown(list), last()]).toEqual(["bca", { themes: ["b", "c", "a"] }]);
    answers.reorderThemes = failed;
    const moving = list.move(2, 0);
    expect(shown(list)).toBe("abc");
    await moving;
    expect([shown(list), inEnglish(list.error)]).toEqual(["bca", "Down."]);
  });

  it("[ERR-30] are deleted a little later, can be taken back until then, and stay where that fails", async () => {
    const answers: Record<string, unknown> = { readThemes: abc };
    const { app, clock, ids } = ada(answers);
    const list = openThemes(app);
    await list.open();
    list.remove(theme("b"));
    expect(shown(list)).toBe("ac");
    list.removing.removal.undo();
    await clock.pass(undoFor);
    expect([shown(list), ids()]).toEqual(["abc", ["readThemes"]]);
    list.remove(theme("b"));
    await clock.pass(undoFor);
    expect([shown(list), ids()]).toEqual(["ac", ["readThemes", "deleteTheme"]]);
    answers.deleteTheme = failed;
    list.remove(theme("c"));
    await clock.pass(undoFor);
    expect(shown(list)).toBe("ac");
    expect(inEnglish(list.removing.error)).toBe("failed to delete theme");
  });

  it("[THEME-02] are duplicated behind the original", async () => {
    const { app, last } = ada({ readThemes: abc, createTheme: done({ theme: theme("d") }) });
    const list = openThemes(app);
    await list.open();
    expect(await list.duplicate(theme("a"), "Theme a copy")).toBe(true);
    expect([shown(list), last()]).toEqual(["adbc", { themes: ["a", "d", "b", "c"] }]);
  });

  it("[THEME-06][THEME-17] are chosen in any order and shared in theirs; none is no choice", async () => {
    const themeset = { id: "s1" };
    const { app, went, last, ids } = ada({ readThemes: abc, shareThemes: done({ themeset }) });
    const list = openThemes(app);
    await list.open();
    list.choose(theme("c"));
    list.toggle(theme("a"));
    list.toggle(theme("b"));
    list.toggle(theme("b"));
    await list.share();
    expect([last(), went]).toEqual([{ theme_ids: ["a", "c"] }, ["/themes/share/s1"]]);
    list.choose();
    await list.share();
    expect(list.error).toEqual(themeWords.noneChosen);
    expect(ids().filter((id) => id === "shareThemes")).toHaveLength(1);
    list.cancelChoice();
    expect(list.selectedThemeIds).toBeNull();
  });
});

describe("a theme that is edited", () => {
  it("[ERR-31] without an id is not asked for", async () => {
    const { app, ids } = ada();
    const form = openTheme(app, "");
    await form.open();
    expect([form.loaded, inEnglish(form.error), ids()]).toEqual([
      "missing",
      "No theme id supplied",
      [],
    ]);
  });

  it("[FORM-14][THEME-12] takes a hex however it is typed; what is none changes nothing and is kept on screen", async () => {
    const { app } = ada();
    const form = openTheme(app, null);
    await form.open();
    form.choose(2);
    form.colour("#zz");
    expect([form.hex, form.isHex, form.colours]).toEqual(["#zz", false, defaultPalette]);
    form.colour("abc");
    expect([form.hex, form.isHex, form.colours[2]]).toEqual(["abc", true, "#AABBCC"]);
    expect([form.chosen.ink, form.chosen.reads]).toEqual(["#000000", "well"]);
    form.settle();
    expect(form.hex).toBe("#AABBCC");
  });

  it("[FORM-14] is not saved while a colour is typed that is none", async () => {
    const { app, ids } = ada({ createTheme: done({ theme: theme("a") }) });
    const form = openTheme(app, null);
    await form.open();
    form.colour("nonsense");
    expect(await form.save()).toBe(false);
    expect([form.hex, form.isHex, ids()]).toEqual(["nonsense", false, []]);
    form.colour("#010203");
    expect(await form.save()).toBe(true);
  });

  it("[THEME-19] that was deleted meanwhile loses nothing: saved once more it is a new one", async () => {
    const answers: Record<string, unknown> = {
      readTheme: done({ theme: theme("a") }),
      changeTheme: refused("notFound", asSaid("Gone.")),
      createTheme: done({ theme: theme("b") }),
    };
    const { app, ids, last } = ada(answers);
    const form = openTheme(app, "a");
    await form.open();
    form.rename("Company");
    form.colour("#010203");
    expect(await form.save()).toBe(false);
    expect(form.error).toEqual(themeWords.deletedElsewhere);
    expect([form.name, form.colours[0], form.hasChanged]).toEqual(["Company", "#010203", true]);
    expect(await form.save()).toBe(true);
    expect(ids().at(-1)).toBe("createTheme");
    expect(last()).toMatchObject({ name: "Company" });
  });

  it("[OPEN-46] knows what is unsaved, keeps it over a reload, and forgets it once it is saved", async () => {
    const { app, last } = ada({
      readTheme: done({ theme: theme("a") }),
      changeTheme: done({ theme: theme("a", ["#010203"]) }),
    });
    const form = openTheme(app, "a");
    await form.open();
    expect(form.hasChanged).toBe(false);
    form.rename("Company");
    form.colour("#010203");
    // a draft is written in the background
    const again = await vi.waitFor(async () => {
      const reloaded = openTheme(app, "a");
      await reloaded.open();
      expect(reloaded.typed.colours).not.toBeNull();
      return reloaded;
    });
    expect([again.name, again.colours[0], again.hasChanged]).toEqual(["Company", "#010203", true]);
    again.rename("  ");
    expect(await again.save()).toBe(false);
    expect(again.nameError).toEqual(themeWords.noName);
    again.rename("Company");
    expect(await again.save()).toBe(true);
    expect(last()).toMatchObject({
      name: "Company",
      colourset: { colours: ["#010203", ...defaultPalette.slice(1)] },
    });
    const third = openTheme(app, "a");
    await third.open();
    expect(third.hasChanged).toBe(false);
  });

  it("[THEME-14] needs no name while it is new, and tells why it could not be saved", async () => {
    const answers: Record<string, unknown> = {
      createTheme: refused("limited", themeWords.tooMany),
    };
    const { app, last } = ada(answers);
    const form = openTheme(app, null);
    await form.open();
    expect(await form.save()).toBe(false);
    expect(form.error).toEqual(themeWords.tooMany);
    answers.createTheme = done({ theme: theme("a") });
    expect(await form.save()).toBe(true);
    expect(last()).toEqual({ colourset: { colours: defaultPalette } });
  });

  it("[ERR-29] that isn't there says so, as one that can't be had does", async () => {
    for (const [answer, loaded] of [
      [refused("notFound", asSaid("Gone.")), "missing"],
      [refused("forbidden", asSaid("No.")), "missing"],
      [failed, "failed"],
    ] as const) {
      const form = openTheme(ada({ readTheme: answer }).app, "a");
      await form.open();
      expect([form.loaded, form.theme]).toEqual([loaded, null]);
    }
  });
});

describe("themes behind a link", () => {
  const themeset = { id: "s1", theme_ids: ["a", "b"], themes: [theme("a"), theme("b")] };
  const answers = { readThemeset: done({ themeset }) };

  it("[THEME-17][OPEN-129] are all chosen at first, and those that stay chosen are taken over", async () => {
    const { app, last } = ada(answers);
    const shared = openSharedThemes(app, "s1");
    await shared.open();
    expect(shared.link).toBe("https://fanfold.test/themes/accept/s1");
    shared.toggle(theme("a"));
    expect(await shared.accept()).toBe(true);
    expect(last()).toEqual({ theme_ids: ["b"] });
    shared.toggle(theme("b"));
    expect(await shared.accept()).toBe(false);
    expect(shared.error).toEqual(themeWords.noneChosen);
  });

  it("[THEME-18] ask whoever is signed out to log in first", async () => {
    const { app, ids, went, remembered } = ada(answers, false);
    const shared = openSharedThemes(app, "s1");
    await shared.open();
    expect(await shared.accept()).toBe(false);
    expect(remembered).toEqual([{ authScenario: "ThemesetAccept", themesetId: "s1" }]);
    expect([went, ids()]).toEqual([["/themes?modal=auth"], ["readThemeset"]]);
  });

  it("[THEME-17] that aren't there any more say so", async () => {
    const { app } = ada({ readThemeset: refused("notFound", themeWords.notShared) });
    const shared = openSharedThemes(app, "s1");
    await shared.open();
    expect([shared.loaded, shared.themes]).toEqual(["missing", []]);
  });
});
