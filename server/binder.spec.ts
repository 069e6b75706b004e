import { describe, expect, it } from "vitest";
import { slideWords } from "#core/domain/slide/index.ts";
import { words } from "#core/domain/words/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { Unavailable } from "#core/service/ports/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { address, spying } from "#specs/fixtures/spyingServer.ts";

describe("what can’t be read", () => {
  it("[API-21] broken JSON is 400, in clear words", async () => {
    const { call, heard } = spying();
    for (const body of ['{"title":', "null", '"text"', "7"]) {
      const response = await call("PUT", "/story/1", { body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "malformed",
        message: expect.stringContaining("couldn’t be read"),
        errors: [],
      });
    }
    expect(heard).toEqual([]);
  });

  it("[API-21] what can’t be stored is 400: NUL, half a sign, a thousand boxes in boxes", async () => {
    const { call, heard, faults } = spying();
    const boxes = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const body of ['{"title":"a\\u0000b"}', '{"title":"\\ud83d"}', '{"a\\u0000":1}', boxes])
      expect((await call("PUT", "/story/1", { body })).status, body.slice(0, 30)).toBe(400);
    expect((await call("GET", "/story/a%00b")).status).toBe(400);
    expect(heard).toEqual([]);
    expect(faults).toEqual([]);
    const good = await call("PUT", "/story/1", { body: '{"title":"\\ud83d\\ude00"}' });
    expect(good.status).toBe(204);
  });

  it("[API-24] an empty body is no body", async () => {
    const { call, heard } = spying();
    expect((await call("POST", "/auth/refresh")).status).toBe(204);
    expect((await call("POST", "/auth/refresh", { body: " " })).status).toBe(204);
    expect(heard.map((h) => h.input)).toEqual([{}, {}]);
  });

  it("[API-21] too large a body is 413, with or without its length", async () => {
    const { call, heard } = spying();
    const big = JSON.stringify({ title: "x".repeat(1_100_000) });
    const stream = new Response(big).body as ReadableStream;
    for (const init of [{ body: big }, { body: stream, duplex: "half" } as RequestInit]) {
      const response = await call("PUT", "/story/1", init);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: "tooLarge" });
    }
    expect(heard).toEqual([]);
  });

  it("[REMIND-01] a file of dates may be larger, and has an end of its own", async () => {
    const { call, heard } = spying();
    const text = (length: number) => JSON.stringify({ text: "x".repeat(length) });
    const preview = (body: string) => call("POST", "/reminders/preview", { body });
    expect((await preview(text(1_100_000))).status).not.toBe(413);
    expect(heard).toHaveLength(1);
    expect((await preview(text(4_100_000))).status).toBe(413);
  });

  it("[API-01] an unknown address is 404, another method 405, both in JSON", async () => {
    const { call } = spying();
    const unknown = await call("GET", "/nothing/here");
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: "notFound" });
    const other = await call("PATCH", "/story/1");
    expect(other.status).toBe(405);
    expect(other.headers.get("Allow")?.split(", ").sort()).toEqual(["DELETE", "GET", "PUT"]);
    expect(await other.json()).toMatchObject({ code: "wrongMethod" });
  });
});

describe("answers", () => {
  const platform = { platform: { maintenance_on: null, web_version: "1" }, enabled_features: [] };

  it("[OPEN-03] a GET has an ETag, and 304 for who has it already", async () => {
    const { call } = spying(() => done(platform));
    const first = await call("GET", "/platform");
    const etag = first.headers.get("ETag") ?? "";
    expect(first.status).toBe(200);
    expect(etag).toMatch(/^".{20,}"$/);
    expect(await first.json()).toEqual(platform);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await call("GET", "/platform", { headers: { "If-None-Match": known } });
      expect(again.status).toBe(304);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
    const other = await call("GET", "/platform", { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
  });

  it("[OPEN-08] a refusal has its status, code, message and fields, each with its key and its words", async () => {
    const { newerVersion, unknownVariant } = slideWords;
    const errors = [{ field: "variant", message: unknownVariant(["simple", "xmas"]) }];
    const current = { story: { id: "1" } };
    const { call } = spying(() => refused("stale", newerVersion, { errors, current }));
    const response = await call("PUT", "/story/1", { body: "{}" });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      code: "stale",
      key: "slide.newerVersion",
      params: {},
      message: inEnglish(newerVersion),
      errors: [
        {
          field: "variant",
          key: "slide.unknownVariant",
          params: { variants: ["simple", "xmas"] },
          message: "Please choose a style: simple, xmas",
        },
      ],
      current,
    });
  });

  it("says a refusal in the language that is asked for, and the same key in every one", async () => {
    const { call } = spying(() => refused("notFound", words.notFound));
    const read = async (headers: Record<string, string>) => {
      const response = await call("GET", "/platform", { headers });
      const { key, message } = (await response.json()) as { key: string; message: string };
      const { headers: own } = response;
      return { key, message, locale: own.get("Content-Language"), vary: own.get("Vary") };
    };
    const first = await read({});
    expect(first).toMatchObject({ message: inEnglish(words.notFound), locale: "en" });
    expect(first.vary).toContain("Accept-Language");
    const other = await read({ "Accept-Language": "fr, en-x-pseudo;q=0.8, en;q=0.5" });
    expect(other).toMatchObject({ key: first.key, locale: "en-x-pseudo" });
    expect(other.message).not.toBe(first.message);
    const chosen = await read({ "Accept-Language": "en", Cookie: "a=b; ff_locale=en-x-pseudo" });
    expect(chosen.message).toBe(other.message);
  });

  it.each([
    ["limited", 429, 86_400, "86400"],
    ["locked", 423, 17, "17"],
    // whoever is asked to come later is told when, also where the rule does not say
    ["limited", 429, undefined, "60"],
    ["locked", 423, undefined, "60"],
    ["stale", 409, undefined, null],
    ["forbidden", 403, undefined, null],
  ] as const)(
    "[F-20] a call that is %s is %i and says when to come back: %s",
    async (code, status, wait, header) => {
      const { call } = spying(() =>
        refused(code, asSaid("Later"), wait === undefined ? {} : { retryAfter: wait }),
      );
      const answer = await call("GET", "/story/group/AbC");
      expect(answer.status).toBe(status);
      expect(answer.headers.get("retry-after")).toBe(header);
    },
  );

  it("[F-33] while the database is away a call is 503, and says when to come back", async () => {
    const { call } = spying(() => {
      throw new Unavailable(new Error("connect ECONNREFUSED"));
    });
    const answer = await call("GET", "/story/group/AbC");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ code: "unavailable" });
  });

  it("[ERR-12] a fault is 500 in kind words, and is reported without what was sent", async () => {
    const { call, faults } = spying(() => {
      throw new Error("the database is on fire");
    });
    const response = await call("GET", "/story/group/secret-token");
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({
      code: "fault",
      message: expect.stringMatching(/^Sorry, something went wrong\./),
      errors: [],
    });
    expect(body).not.toContain("fire");
    expect(faults.map((f) => f.where)).toEqual(["GET /story/{tokenType}/{token}"]);
  });
});

describe("whoever asks", () => {
  it("[OPEN-04] is known by the bearer token", async () => {
    const { call, heard } = spying();
    await call("GET", "/account", { headers: { Authorization: "Bearer abc.def" } });
    await call("GET", "/account", { headers: { Authorization: "Basic abc" } });
    await call("GET", "/account");
    expect(heard.map((h) => h.caller.accessToken)).toEqual(["abc.def", null, null]);
    expect(heard[0]?.caller.network).toBe("10.0.0.1");
  });

  it("[OPEN-48] is known by the network address, however the body comes", async () => {
    const { call, heard } = spying();
    const body = new Response("{}").body as ReadableStream;
    await call("POST", "/auth", { body, duplex: "half" } as RequestInit);
    expect(heard.map((h) => h.caller.network)).toEqual(["10.0.0.1"]);
  });

  it("[OPEN-40] keeps the anonymous session in a cookie that scripts can’t read", async () => {
    const seen: (string | null)[] = [];
    const { call } = spying((_id, { jar }) => {
      seen.push(jar.get("visitor"));
      jar.set("visitor", "v1", 60);
      seen.push(jar.get("visitor"));
      jar.set("session", null, 0);
      return done(null);
    });
    const response = await call("POST", "/story", {
      headers: { Cookie: "ff_visitor=v0; ff_session=s" },
    });
    expect(seen).toEqual(["v0", "v1"]);
    const [visitor = "", session = ""] = response.headers.getSetCookie();
    expect(visitor).toMatch(/^ff_visitor=v1;/);
    for (const sign of ["Max-Age=60", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
      expect(visitor).toContain(sign);
    expect(session).toMatch(/^ff_session=; .*Max-Age=0/);
  });

  it("[OPEN-40] keeps its cookie on answers with a body too", async () => {
    const { call } = spying((_id, { jar }) => {
      jar.set("visitor", "v1", 60);
      return done({ story: {} });
    });
    const response = await call("POST", "/story");
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.get("Content-Type")).toContain("application/json");
  });

  it("[API-21] changes nothing from another website", async () => {
    const { call, heard } = spying();
    const from = (headers: Record<string, string>) => call("PUT", "/story/1", { headers });
    expect((await from({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await from({ Origin: "null" })).status).toBe(403);
    expect((await from({ "Sec-Fetch-Site": "cross-site", Origin: address })).status).toBe(403);
    expect((await from({ "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    expect(heard).toEqual([]);
    expect((await from({ Origin: address })).status).toBe(204);
    expect((await from({ "Sec-Fetch-Site": "same-origin" })).status).toBe(204);
    expect((await from({})).status).toBe(204);
    expect(
      (await call("GET", "/story/1", { headers: { Origin: "https://evil.example" } })).status,
    ).toBe(204);
    expect(heard).toHaveLength(4);
  });
});
