import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { LogoLink, LogoLinkType } from "#core/domain/branding/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { AppContext } from "../appContext.ts";
import type { CancelSignal } from "../ports/index.ts";
import { undoFor } from "../removal/index.ts";
import { openLogo, openShownLogo } from "./index.ts";

const link = (type: LogoLinkType, scale = 1, id = `link-${type}`): LogoLink => ({
  id,
  type,
  scale,
  logo: {
    id: `logo-${type}`,
    original_filename: "acme.png",
    urls: { large: "/files/l.webp", small: "/files/s.png" },
    width: 600,
    height: 200,
    ground: "light",
  },
});
const failed = refused("fault", asSaid("Down."));
const png = { name: "acme.png", type: "image/png", size: 900, content: new Uint8Array() };

const ada = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked: [id: string, input: Record<string, unknown>][] = [];
  const events: unknown[][] = [];
  const clock = steppedClock();
  let released = 0;
  let arrive: (sent: { ok: true; etag: string } | { ok: false; reason: "network" }) => void;
  let progress: (fraction: number) => void = () => undefined;
  const session = {
    api: async (id: string, input: Record<string, unknown>) => {
      asked.push([id, input]);
      return answers[id] ?? done({});
    },
  };
  const ports = {
    observe: <T>(model: T) => model,
    clock,
    newKey: () => "key",
    reporter: { event: (...said: unknown[]) => void events.push(said) },
    uploads: {
      preview: () => ({ url: "blob:acme", release: () => void released++ }),
      send: (
        _form: unknown,
        _file: unknown,
        on: { progress: typeof progress },
        stop: CancelSignal,
      ) => {
        progress = on.progress;
        return new Promise((resolve) => {
          arrive = resolve;
          stop.onAbort(() => resolve({ ok: false, reason: "cancelled" }));
        });
      },
    },
  };
  const app = { ports, session } as unknown as AppContext;
  const of = (id: string) => asked.filter(([one]) => one === id).map(([, input]) => input);
  return {
    ...{ app, clock, events, of },
    released: () => released,
    arrive: () => arrive({ ok: true, etag: "tag" }),
    lose: () => arrive({ ok: false, reason: "network" }),
    reach: (fraction: number) => progress(fraction),
  };
};
const form = done({ url: "/uploads", fields: { key: "uploads/u1.png" } });
const story = { type: "story", story_id: "s1" } as const;
const ticks = async () => {
  for (let n = 0; n < 8; n++) await Promise.resolve();
};

describe("the logo of a card [LOGO-03]", () => {
  it("is its own, or else what reaches it from its theme or the account [OPEN-130]", async () => {
    const answers: Record<string, unknown> = {
      readBranding: done({ logo_links: [link("theme"), link("account")] }),
    };
    const logo = openLogo(ada(answers).app, story);
    await logo.open();
    expect([logo.own, logo.inherited?.type]).toEqual([null, "theme"]);
    answers.readBranding = done({ logo_links: [link("story"), link("account")] });
    await logo.open();
    expect([logo.own?.type, logo.inherited]).toEqual(["story", null]);
  });

  it("that can't be had says so, and it is noted", async () => {
    const { app, events } = ada({ readBranding: failed });
    const logo = openLogo(app, story);
    await logo.open();
    expect([logo.loaded, inEnglish(logo.error)]).toEqual(["failed", "Down."]);
    expect(events).toEqual([["api-error", { source: "branding", code: "fault" }]]);
  });

  it.each([
    [{ ...png, type: "image/svg+xml" }, "export a PNG with a transparent background"],
    [{ ...png, size: 6_000_000 }, "under 5 MB"],
  ])("is not sent where its file can't be one [MEDIA-12]", async (file, words) => {
    const { app, of } = ada({ readBranding: done({ logo_links: [] }) });
    const logo = openLogo(app, story);
    await logo.open();
    await logo.pick(file);
    expect(logo.picked).toBeNull();
    expect(inEnglish(logo.error)).toContain(words);
    expect(of("requestUpload")).toEqual([]);
  });

  it("is cut, sent and put there; how far it is, is shown [LOGO-04] [MEDIA-15]", async () => {
    const placed = link("story", 1.5);
    const { app, arrive, reach, of, released } = ada({
      readBranding: done({ logo_links: [link("account")] }),
      requestUpload: form,
      createLogo: done({ logo: placed.logo }),
      createLogoLink: done({ logo_link: placed }),
    });
    const logo = openLogo(app, story);
    await logo.open();
    await logo.pick(png);
    const crop = { x: 0, y: 0.25, width: 1, height: 0.5, rotation: 0, scale: 1 };
    const using = logo.use(crop);
    await ticks();
    reach(0.4);
    expect(logo.percent).toBe(40);
    expect(await logo.use(crop), "one at a time").toBe(false);
    arrive();
    expect(await using).toBe(true);
    expect(of("createLogo")).toMatchObject([
      { body: { s3_key: "uploads/u1.png", s3_etag: "tag", crop_transform: crop } },
    ]);
    expect(of("createLogoLink")).toEqual([{ body: { logo_id: "logo-story", ...story } }]);
    expect([logo.own?.scale, logo.picked, logo.percent, released()]).toEqual([1.5, null, null, 1]);
  });

  it("that does not arrive says so, and can be sent again or let be", async () => {
    const answers: Record<string, unknown> = {
      readBranding: done({ logo_links: [] }),
      requestUpload: form,
    };
    const { app, lose, arrive, of } = ada(answers);
    const logo = openLogo(app, story);
    await logo.open();
    await logo.pick(png);
    const using = logo.use(null);
    await ticks();
    lose();
    expect(await using).toBe(false);
    expect(inEnglish(logo.error)).toContain("There was an issue uploading your logo");
    expect(logo.picked).not.toBeNull();
    const again = logo.use(null);
    await ticks();
    logo.cancel();
    expect(await again).toBe(false);
    expect([logo.picked, logo.percent, logo.own]).toEqual([null, null, null]);
    arrive();
    await ticks();
    expect(of("createLogo")).toEqual([]);
  });

  it("is made larger at once, and told when the slider rests; what can't be kept goes back", async () => {
    const answers: Record<string, unknown> = {
      readBranding: done({ logo_links: [link("story")] }),
    };
    const { app, clock, of } = ada(answers);
    const logo = openLogo(app, story);
    await logo.open();
    for (const scale of [1.1, 1.2, 9]) logo.resize(scale);
    expect([logo.own?.scale, of("changeLogoLink")]).toEqual([2, []]);
    await clock.pass(400);
    expect(of("changeLogoLink")).toEqual([{ path: { id: "link-story" }, body: { scale: 2 } }]);
    answers.changeLogoLink = failed;
    logo.resize(0.5);
    await clock.pass(400);
    expect([logo.own?.scale, inEnglish(logo.error)]).toEqual([1, "Down."]);
    logo.resize(0.7);
    logo.close();
    expect(of("changeLogoLink").at(-1)).toMatchObject({ body: { scale: 0.7 } });
  });

  it("is taken off a little later, can be put back until then, and shows the account's meanwhile", async () => {
    const { app, clock, of } = ada({
      readBranding: done({ logo_links: [link("story"), link("account")] }),
    });
    const logo = openLogo(app, story);
    await logo.open();
    logo.remove();
    expect([logo.own, logo.inherited?.type]).toEqual([null, "account"]);
    logo.undo();
    await clock.pass(undoFor);
    expect([logo.own?.type, of("deleteLogoLink")]).toEqual(["story", []]);
    logo.remove();
    await clock.pass(undoFor);
    expect(of("deleteLogoLink")).toEqual([{ path: { id: "link-story" } }]);
    expect(logo.logoLinks.map(({ type }) => type)).toEqual(["account"]);
  });
});

describe("the logo that a reader sees [API-122]", () => {
  it("is the one that counts, by the reader's link; one that can't be had is none", async () => {
    const answers: Record<string, unknown> = {
      readBranding: done({ logo_links: [link("theme"), link("account")] }),
    };
    const { app, of, events } = ada(answers);
    const shown = openShownLogo(app, "s1", "token");
    await shown.open();
    expect(shown.link?.type).toBe("theme");
    expect(of("readBranding")).toEqual([{ path: { id: "s1" }, query: { token: "token" } }]);
    answers.readBranding = failed;
    const none = openShownLogo(app, "s1", null);
    await none.open();
    expect([none.link, events.length]).toEqual([null, 1]);
  });
});
