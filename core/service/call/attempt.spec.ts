import { describe, expect, it, vi } from "vitest";
import { days, seconds } from "#core/kernel/index.ts";
import {
  answered,
  cardOf,
  codeOf,
  jpeg,
  person,
  png,
  text,
  upload,
} from "#specs/fixtures/messages.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  signIn,
  type TestService,
} from "#specs/fixtures/service.ts";
import { reap } from "../jobs/index.ts";
import type { CookieJar } from "../ports/index.ts";
import { perform } from "./perform.ts";

/** Another tab of the same browser: the same cookies, and every cookie it is told to keep, in order. */
const tab = (service: TestService, { jar, accessToken }: Browser) => {
  const told: string[] = [];
  const own: CookieJar = {
    get: (name) => jar.get(name),
    set: (name, value, maxAge) => {
      told.push(`${name}=${value}`);
      jar.set(name, value, maxAge);
    },
  };
  return {
    told,
    api: perform(service)({
      accessToken,
      network: "n",
      jar: own,
      requestKey: null,
      languages: null,
    }),
  };
};

describe("an attempt that does not count", () => {
  it("[F-12] two refreshes at one moment hand out the same tokens, and nobody is signed out later", async () => {
    for (let round = 0; round < 8; round++) {
      const service = makeService();
      const one = browser(service);
      await signIn(service, one, "ada@mail.test");
      const other = tab(service, one);
      const body = { refresh_token: one.refreshToken ?? "" };
      const [a, b] = await Promise.all([
        one.api("refresh", { body }),
        other.api("refresh", { body }),
      ]);
      expect(answered(a).auth.refreshToken).toBe(answered(b).auth.refreshToken);
      expect(one.jar.get("session")).toBe(answered(a).auth.refreshToken);
      service.clock.step(seconds(31));
      const again = await other.api("refresh", { body: {} });
      expect(codeOf(again)).toBe("ok");
      expect(codeOf(await one.api("refresh", { body: {} }))).toBe("ok");
    }
  });

  it("[F-12] a sign-in that comes too late sets no cookie and keeps the good one", async () => {
    const service = makeService();
    const one = browser(service);
    const email = "ada@mail.test";
    await signIn(service, one, email);
    const { auth_context_id } = answered(await one.api("requestCode", { body: { email } }));
    const { code } = await newestLetter(service, email);
    const body = { email, verify_code: code, auth_context_id };
    const other = tab(service, one);
    const [a, b] = await Promise.all([one.api("login", { body }), other.api("login", { body })]);
    expect([codeOf(a), codeOf(b)].sort()).toEqual(["gone", "ok"]);
    const good = a.ok ? a.value : answered(b);
    expect(one.jar.get("session")).toBe(good.auth.refreshToken);
    expect(codeOf(await one.api("refresh", { body: {} }))).toBe("ok");
  });

  it("[F-12] a cookie is set once, however often the call was decided", async () => {
    const service = makeService();
    const one = browser(service);
    await signIn(service, one, "ada@mail.test");
    const tabs = Array.from({ length: 5 }, () => tab(service, one));
    const body = { refresh_token: one.refreshToken ?? "" };
    await Promise.all(tabs.map(({ api }) => api("refresh", { body })));
    for (const { told } of tabs) expect(told).toHaveLength(1);
    expect(new Set(tabs.flatMap(({ told }) => told)).size).toBe(1);
  });

  it("[F-12] a cookie that ends is told although the call is refused", async () => {
    const service = makeService();
    const one = browser(service);
    await signIn(service, one, "ada@mail.test");
    await one.api("logout", { body: {} });
    one.jar.set("session", one.refreshToken, 1000);
    expect(codeOf(await one.api("refresh", { body: {} }))).toBe("unauthenticated");
    expect(one.jar.get("session")).toBeNull();
  });

  it("[F-12] a refused call makes nobody a visitor", async () => {
    const service = makeService();
    const one = browser(service);
    const asked = await one.api("createStory", {
      body: { occasion: "birthday", title_variant: "unheard-of" },
    });
    expect(codeOf(asked)).toBe("invalid");
    expect(one.jar.get("visitor")).toBeNull();
  });

  it("[F-12] the paywall is reported once by whoever met it, also when decided twice", async () => {
    const service = makeService();
    const olive = await person(service, "Olive");
    const story = await cardOf(service, olive);
    const send = () =>
      olive.api("createSlide", { query: { story_id: story.id }, body: text("Hello") });
    const all = await Promise.all(Array.from({ length: 8 }, send));
    expect(all.filter((one) => one.ok)).toHaveLength(5);
    expect(service.reporter.events.filter(({ name }) => name === "paywall")).toHaveLength(3);
  });

  it("[F-12] one of two who use an upload at one moment publishes, and no file of the other stays", async () => {
    const service = makeService();
    const olive = await person(service, "Olive");
    const { key } = await upload(service, olive, png());
    const body = {
      s3_key: key,
      media_type: "photo",
      mime_type: "image/png",
      file_size_kb: 1,
    } as const;
    const both = await Promise.all([
      olive.api("createMedia", { body }),
      olive.api("createMedia", { body }),
    ]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    const [medium] = await service.store.list("media", {});
    expect(service.objects.keys).toEqual([medium?.key, medium?.thumbnail_key].sort());
    for (const made of both.filter((one) => one.ok))
      expect(answered(made).media.id).toBe(medium?.id);
  });
});

describe("an attempt whose process dies", () => {
  it.each([
    ["picture", "media"],
    ["drawn cover", "slides"],
  ] as const)(
    "[R15] between the file and the row of a %s leaves the file to the reaper",
    async (what, table) => {
      const service = makeService();
      const owner = await person(service, "Olive");
      const card = await cardOf(service, owner);
      const mime_type = what === "picture" ? "image/png" : "image/jpeg";
      const bytes = what === "picture" ? png() : jpeg();
      const { key } = await upload(service, owner, bytes, mime_type);
      const commit = service.store.commit.bind(service.store);
      const dead = new Promise<never>(() => undefined);
      let asked = false;
      Object.assign(service.store, {
        commit: (...written: Parameters<typeof commit>) => {
          asked = written[0].some((change) => change.table === table);
          return asked ? dead : commit(...written);
        },
      });
      const body = { s3_key: key, media_type: "photo", mime_type, story_id: card.id } as const;
      const path = { id: card.slides[0]?.id ?? "" };
      void (what === "picture"
        ? owner.api("createMedia", { body })
        : owner.api("setThumbnail", { path, body: { s3_key: key } }));
      await vi.waitFor(() => expect(asked).toBe(true));
      expect(service.objects.keys.length).toBeGreaterThan(1);

      Object.assign(service.store, { commit });
      service.clock.step(days(1) + 1);
      await reap(service);
      expect(service.objects.keys).toEqual([]);
      expect(await service.store.list("uploads", {})).toEqual([]);
    },
  );
});
