import { describe, expect, it } from "vitest";
import { seconds } from "#core/kernel/index.ts";
import { answered, cardOf, codeOf, person, png, text, upload } from "#specs/fixtures/messages.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  signIn,
  type TestService,
} from "#specs/fixtures/service.ts";
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
