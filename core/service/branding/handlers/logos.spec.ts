import { describe, expect, it } from "vitest";
import { logoMaximum } from "#core/domain/branding/index.ts";
import { hours } from "#core/kernel/index.ts";
import { add, aLogo, aLogoLink } from "#specs/contracts/records.ts";
import {
  answered,
  cardOf,
  codeOf,
  person,
  png,
  refusalOf,
  upload,
} from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const ben = await person(service, "Ben");
  const send = async (who = ada, bytes: Uint8Array = png(600, 200)) => {
    const { key, etag } = await upload(service, who, bytes, "image/png", "logo");
    return who.api("createLogo", {
      body: {
        ...{ s3_key: key, s3_etag: etag, mime_type: "image/png" },
        original_filename: "acme.png",
      },
    });
  };
  const logo = async (who = ada) => answered(await send(who)).logo;
  return { service, ada, ben, send, logo };
};
type Place =
  | { type: "account" }
  | { type: "story"; story_id: string }
  | { type: "theme"; theme_id: string };

describe("a logo [LOGO-01][LOGO-04]", () => {
  it("is published in two sizes, and the upload is not kept", async () => {
    const { service, logo } = await set();
    const made = await logo();
    expect(made).toMatchObject({ original_filename: "acme.png", width: 600, height: 200 });
    expect(service.objects.keys).toHaveLength(2);
    for (const url of Object.values(made.urls))
      expect(service.objects.keys).toContain(url.replace(service.settings.link(""), ""));
  });

  it.each([
    ["text", "Milk, bread and some jam, please.", "unsupported"],
    [
      "an SVG",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      "unsupported",
    ],
  ])("is not made of %s, and nothing of it stays", async (_what, text, code) => {
    const { service, send, ada } = await set();
    const outcome = await send(ada, new TextEncoder().encode(text));
    expect(codeOf(outcome)).toBe(code);
    expect(refusalOf(outcome)).toContain("export a PNG with a transparent background");
    expect(service.objects.keys).toEqual([]);
    expect(await service.store.list("logos", {})).toEqual([]);
  });

  it("is not made of a vector file that says what it is", async () => {
    const { ada } = await set();
    const body = { media_type: "logo", mime_type: "image/svg+xml" } as const;
    expect(refusalOf(await ada.api("requestUpload", { body }))).toBe(
      "That type of file can’t be used here. Please choose a PNG, JPEG or WebP picture. From a design file such as SVG, AI or PDF, export a PNG with a transparent background.",
    );
  });

  it("is its account's: uploads of others and of visitors make none", async () => {
    const { service, ada, ben } = await set();
    const { key } = await upload(service, ada, png(), "image/png", "logo");
    const body = { s3_key: key, mime_type: "image/png", original_filename: "a.png" };
    expect(codeOf(await ben.api("createLogo", { body }))).toBe("forbidden");
    const visitor = browser(service);
    const own = await upload(service, visitor, png(), "image/png", "logo");
    expect(codeOf(await visitor.api("createLogo", { body: { ...body, s3_key: own.key } }))).toBe(
      "unauthenticated",
    );
  });

  it("that stands nowhere makes room for the next after a day, with its files", async () => {
    const { service, ada, logo } = await set();
    const [unused, used] = [await logo(), await logo()];
    answered(await ada.api("createLogoLink", { body: { logo_id: used.id, type: "account" } }));
    await service.clock.pass(hours(23));
    await logo();
    expect(await service.store.find("logos", unused.id)).not.toBeNull();
    await service.clock.pass(hours(1));
    await logo();
    expect(await service.store.find("logos", unused.id)).toBeNull();
    expect(await service.store.find("logos", used.id)).not.toBeNull();
    expect(service.objects.keys).toHaveLength(6);
  });

  it("is one of no more than an account may have, however many come at one moment", async () => {
    const { service, ada, send } = await set();
    const full = Array.from({ length: logoMaximum - 1 }, () => aLogo(ada.account.id));
    await service.store.commit(
      full.flatMap((one) => [...add("logos", one), ...add("logo_links", aLogoLink(one))]),
      [],
    );
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.map(codeOf).sort()).toEqual(["limited", "limited", "ok"]);
  });

  it("goes with its account, and so do its files [ACCT-05][R16]", async () => {
    const { service, ada, logo } = await set();
    const { id } = await logo();
    answered(await ada.api("createLogoLink", { body: { logo_id: id, type: "account" } }));
    answered(await ada.api("deleteAccount", {}));
    expect(await service.store.list("logos", {})).toEqual([]);
    expect(await service.store.list("logo_links", {})).toEqual([]);
    expect(service.objects.keys).toEqual([]);
  });
});

describe("where a logo stands [LOGO-02][LOGO-03]", () => {
  const placed = async () => {
    const all = await set();
    const { service, ada, logo } = all;
    const card = await cardOf(service, ada);
    const { theme } = answered(
      await ada.api("createTheme", { body: { colourset: { colours: ["#FF0000"] } } }),
    );
    const put = async (place: Place, more: { logo_id?: string; scale?: number } = {}) =>
      ada.api("createLogoLink", {
        body: { logo_id: more.logo_id ?? (await logo()).id, ...place, ...more },
      });
    const path = { id: card.id };
    const shown = async (who = ada) =>
      answered(await who.api("readBranding", { path, query: {} })).logo_links;
    return { ...all, card, theme, put, shown };
  };

  it("counts in order: the card, the theme that it was given, the account [OPEN-130]", async () => {
    const { ada, card, theme, put, shown } = await placed();
    const types = async () => (await shown()).map(({ type }) => type);
    answered(await put({ type: "account" }));
    answered(await put({ type: "theme", theme_id: theme.id }, { scale: 2 }));
    expect(await types()).toEqual(["account"]);
    const path = { id: card.id };
    answered(await ada.api("changeCardTheme", { path, body: { theme_id: theme.id } }));
    expect(await types()).toEqual(["theme", "account"]);
    const own = answered(await put({ type: "story", story_id: card.id })).logo_link;
    expect(await types()).toEqual(["story", "theme", "account"]);
    answered(await ada.api("deleteLogoLink", { path: { id: own.id } }));
    expect(await types()).toEqual(["theme", "account"]);
    answered(await ada.api("deleteTheme", { path: { id: theme.id } }));
    expect(await types()).toEqual(["account"]);
    const [account] = answered(await ada.api("readLogoLinks", { query: {} })).logo_links;
    expect(account?.type).toBe("account");
  });

  it("has one logo: a second takes its place and its size, also at the same moment", async () => {
    const { card, put, shown, logo } = await placed();
    const place = { type: "story", story_id: card.id } as const;
    const first = answered(await put(place, { scale: 1.5 })).logo_link;
    const { id: logo_id } = await logo();
    const second = answered(await put(place, { logo_id })).logo_link;
    expect(second).toMatchObject({ id: first.id, scale: 1.5, logo: { id: logo_id } });
    answered(await put({ type: "account" }));
    await Promise.all([1, 2, 3].map(() => put(place, { logo_id })));
    expect((await shown()).map(({ type }) => type)).toEqual(["story", "account"]);
  });

  it.each([0.5, 2, 1.25])("is as large as is chosen: %f [OPEN-130]", async (scale) => {
    const { ada, card, put, shown } = await placed();
    const { logo_link } = answered(await put({ type: "story", story_id: card.id }));
    expect(logo_link.scale).toBe(1);
    const path = { id: logo_link.id };
    answered(await ada.api("changeLogoLink", { path, body: { scale } }));
    expect((await shown())[0]?.scale).toBe(scale);
    for (const wrong of [0.49, 2.01, Number.NaN])
      expect(codeOf(await ada.api("changeLogoLink", { path, body: { scale: wrong } }))).toBe(
        "invalid",
      );
  });

  it("is one's own card, theme and logo", async () => {
    const { service, ada, ben, card, theme, put, logo } = await placed();
    const theirs = await logo(ben);
    for (const logo_id of [theirs.id, "none"])
      expect(refusalOf(await put({ type: "account" }, { logo_id }))).toBe(
        "This logo isn’t there any more. Please choose another.",
      );
    const by = (body: object) =>
      ben.api("createLogoLink", { body: { logo_id: theirs.id, ...body } as never });
    expect(codeOf(await by({ type: "story", story_id: card.id }))).toBe("forbidden");
    expect(codeOf(await by({ type: "theme", theme_id: theme.id }))).toBe("invalid");
    expect(codeOf(await by({ type: "story" }))).toBe("invalid");
    const { logo_link } = answered(await put({ type: "account" }));
    const path = { id: logo_link.id };
    expect(codeOf(await ben.api("changeLogoLink", { path, body: { scale: 2 } }))).toBe("forbidden");
    expect(codeOf(await ben.api("deleteLogoLink", { path }))).toBe("forbidden");
    const take = { path, body: { logo_id: theirs.id } };
    expect(codeOf(await ada.api("changeLogoLink", take))).toBe("invalid");
    expect(await service.store.list("logo_links", {})).toHaveLength(1);
  });

  it("is told to whoever plays the card, and to no one else [API-122]", async () => {
    const { service, ben, card, put } = await placed();
    answered(await put({ type: "story", story_id: card.id }));
    const path = { id: card.id };
    expect(codeOf(await ben.api("readBranding", { path, query: {} }))).toBe("forbidden");
    const query = { token: card.tokens.recipient ?? "" };
    const told = answered(await browser(service).api("readBranding", { path, query }));
    expect(told.logo_links).toHaveLength(1);
  });

  it("goes with its card; a card that was sent before its account had a logo shows none", async () => {
    const { service, ada, card, put, shown } = await placed();
    const sent_by_copy_link_on = card.created_on ?? "";
    await service.store.commit(
      [
        {
          ...{ kind: "change", table: "stories", id: card.id, version: null },
          set: { sent_by_copy_link_on },
        },
      ],
      [],
    );
    await service.clock.pass(hours(1));
    answered(await put({ type: "account" }));
    expect(await shown()).toEqual([]);
    answered(await put({ type: "story", story_id: card.id }));
    expect(await shown()).toHaveLength(1);
    answered(await ada.api("deleteStory", { path: { id: card.id } }));
    expect(await service.store.list("logo_links", { type: "story" })).toEqual([]);
  });
});

describe("a theme's logo [THEME-01][THEME-02]", () => {
  it("comes and goes with the theme's own calls too, and is not passed on", async () => {
    const { ada, ben, logo } = await set();
    const { id: logo_id } = await logo();
    const colourset = { colours: ["#FF0000"] };
    const { theme } = answered(await ada.api("createTheme", { body: { colourset, logo_id } }));
    expect(theme.logo?.id).toBe(logo_id);
    const path = { id: theme.id };
    const read = async () => answered(await ada.api("readTheme", { path })).theme.logo?.id ?? null;
    answered(await ada.api("changeTheme", { path, body: { name: "Acme" } }));
    expect(await read()).toBe(logo_id);
    const other = await logo();
    answered(await ada.api("changeTheme", { path, body: { logo_id: other.id } }));
    expect(await read()).toBe(other.id);
    const theme_ids = [theme.id];
    answered(await ada.api("shareThemes", { body: { theme_ids } }));
    const taken = answered(await ben.api("acceptThemes", { body: { theme_ids } })).themes;
    expect(taken[0]?.logo).toBeNull();
    answered(await ada.api("changeTheme", { path, body: { logo_id: null } }));
    expect(await read()).toBeNull();
  });
});
