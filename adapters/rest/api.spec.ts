import { describe, expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { restApi } from "./index.ts";

const platform = { platform: { maintenance_on: null, web_version: "1" }, enabled_features: [] };

/** The port over a fetch that answers what it is told, and the requests that went out. */
const over = (answer: (request: Request, nth: number) => Response | Promise<Response>) => {
  const sent: Request[] = [];
  let token: string | null = "abc";
  const api = restApi({
    base: "http://site/api",
    token: () => token,
    fetch: async (request) => {
      sent.push(request.clone());
      return answer(request, sent.length);
    },
  });
  return {
    api,
    sent,
    signOut: () => {
      token = null;
    },
  };
};
const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers });
const empty = () => new Response(null, { status: 204 });
const codeOf = async (answer: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
  (await answer).refusal?.code;

describe("what goes out", () => {
  it.each([".", ".."])(
    "[OPEN-33] nothing for the token %s, which would make it another call",
    async (token) => {
      const { api, sent } = over(empty);
      const path = { tokenType: "group", token } as const;
      expect(await codeOf(api("readStoryByLink", { path }) as never)).toBe("notFound");
      expect(sent).toEqual([]);
    },
  );

  it("[OPEN-02] path, query and body stand where the contract says", async () => {
    const { api, sent } = over(empty);
    await api("removeMember", {
      path: { id: "a/b c" },
      query: { reassign_media: true },
      body: { reassign_media: true },
    });
    const [request] = sent;
    expect(request?.method).toBe("DELETE");
    expect(request?.url).toBe("http://site/api/story/role/a%2Fb%20c?reassign_media=true");
    expect(await request?.json()).toEqual({ reassign_media: true });
  });

  it("[SHELL-06][OPEN-04] the token is applied to every call, and not once signed out", async () => {
    const { api, sent, signOut } = over(() => json(platform));
    await api("readPlatform", {});
    signOut();
    await api("readPlatform", {});
    expect(sent.map((r) => r.headers.get("Authorization"))).toEqual(["Bearer abc", null]);
  });

  it("[SHELL-05][OPEN-03] nothing is taken from a cache on the way", async () => {
    const { api, sent } = over(() => json(platform));
    await api("readPlatform", {});
    expect(sent[0]?.headers.get("Cache-Control")).toBe("no-cache");
    expect(sent[0]?.headers.get("Pragma")).toBe("no-cache");
  });

  it("[API-20] a creating call carries its key", async () => {
    const { api, sent } = over(() => json({ story: {} }));
    await api("createStory", { body: { occasion: "birthday" } }, { key: "k1" });
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("k1");
  });

  it("[STORY-10] a small change arrives though the page is left at once, nothing that is only read", async () => {
    const { api, sent } = over((request) =>
      json(request.method === "GET" ? platform : { story: {} }),
    );
    const words = (length: number) => ({
      path: { id: "1" },
      body: { recipient_first_name: "x".repeat(length), version: 1 },
    });
    await api("changeStory", words(4000));
    await api("changeStory", words(5000));
    await api("deleteStory", { path: { id: "1" } });
    await api("readPlatform", {});
    expect(sent.map((request) => request.keepalive)).toEqual([true, false, true, false]);
  });
});

describe("what comes back", () => {
  it("[OPEN-03] a 304 is what was answered last, for the same question", async () => {
    const { api, sent } = over((request) =>
      request.headers.get("If-None-Match") === '"1"'
        ? new Response(null, { status: 304 })
        : json({ updates: { role_requests: 1 } }, 200, { ETag: '"1"' }),
    );
    const first = await api("readUpdates", { path: { id: "1" } });
    const again = await api("readUpdates", { path: { id: "1" } });
    await api("readUpdates", { path: { id: "2" } });
    expect(again).toEqual(first);
    expect(again).toMatchObject({ ok: true, value: { updates: { role_requests: 1 } } });
    expect(sent.map((r) => r.headers.get("If-None-Match"))).toEqual([null, '"1"', null]);
  });

  it("[OPEN-03] a 304 that nobody asked for is a fault", async () => {
    const { api } = over(() => new Response(null, { status: 304 }));
    expect(await codeOf(api("readPlatform", {}))).toBe("fault");
  });

  it("[OPEN-08] 204 is null", async () => {
    const { api } = over(empty);
    expect(await api("deleteStory", { path: { id: "1" } })).toEqual({ ok: true, value: null });
  });

  it("[ERR-16] a refusal has the code, words, fields and current state of its body", async () => {
    const body = {
      code: "stale",
      message: "Somebody was faster",
      errors: [{ field: "title", message: "Changed" }],
      current: { story: { id: "1" } },
    };
    const { api } = over(() => json(body, 409));
    expect(spoken(await api("changeStory", { path: { id: "1" }, body: {} }))).toEqual({
      ok: false,
      refusal: body,
    });
  });

  it.each([
    ["86400", 86_400],
    // a date is what a proxy may send: nothing is guessed from it
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    [null, undefined],
  ])("[F-20] when to come back is told in seconds: %s", async (header, seconds) => {
    const headers = header === null ? {} : { "Retry-After": header };
    const { api } = over(() => new Response("{}", { status: 429, headers }));
    const answer = await api("readAccount", {});
    expect(answer.ok ? null : answer.refusal).toMatchObject({ code: "limited" });
    expect(answer.ok ? null : answer.refusal.retryAfter).toBe(seconds);
  });

  it("[ERR-09][ERR-10] without a code the status tells, and there are always words", async () => {
    for (const [status, code] of [
      [400, "malformed"],
      [401, "unauthenticated"],
      [402, "paywall"],
      [403, "forbidden"],
      [404, "notFound"],
      [413, "tooLarge"],
      [419, "sessionExpired"],
      [423, "locked"],
      [429, "limited"],
    ] as const) {
      const { api } = over(() => new Response("<html>", { status }));
      const answer = await api("readAccount", {});
      expect(answer).toMatchObject({ ok: false, refusal: { code, errors: [] } });
      expect(spoken(answer.ok || answer.refusal.message)).toMatch(/\w/);
    }
  });

  it("[ERR-16] field messages stay where there is no other", async () => {
    const errors = [{ field: "email", message: "Wrong" }];
    const { api } = over(() => json({ errors }, 422));
    expect(spoken(await api("readAccount", {}))).toMatchObject({
      refusal: { code: "invalid", message: "", errors },
    });
  });

  it.each([
    ["a proxy’s page", () => new Response("<html>Welcome to the café wifi</html>")],
    ["somebody else’s JSON", () => json({ hello: "world" })],
    ["a list", () => json([platform])],
    ["nothing", () => new Response("")],
    ["an empty 204", empty],
    ["a gateway’s page", () => new Response("<html>Bad gateway</html>", { status: 502 })],
    ["a broken server", () => json({ code: "fault", message: "x" }, 500)],
    ["a lying server", () => json({ code: "forbidden", message: "x" }, 503)],
    ["a teapot", () => new Response("short and stout", { status: 418 })],
  ])("[ERR-08] %s is a fault, never a TypeError", async (_name, answer) => {
    const { api } = over(answer);
    expect(spoken(await api("readPlatform", {}))).toMatchObject({
      ok: false,
      refusal: { code: "fault", message: expect.stringMatching(/^Sorry/) },
    });
  });
});

describe("what does not come back", () => {
  it("[AUTH-34] no network is refused as network, also in the middle of an answer", async () => {
    const down = over(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await codeOf(down.api("readPlatform", {}))).toBe("network");
    const cut = new ReadableStream({
      start: (c) => {
        c.enqueue(new TextEncoder().encode('{"plat'));
        c.error(new TypeError("network error"));
      },
    });
    const broken = over(() => new Response(cut));
    expect(await codeOf(broken.api("readPlatform", {}))).toBe("network");
  });

  it("[MEDIA-08] what was cancelled is refused as aborted, before and while it is sent", async () => {
    const hanging = () =>
      over(
        (request) =>
          new Promise<Response>((_resolve, reject) => {
            request.signal.addEventListener("abort", () =>
              reject(new DOMException("Aborted", "AbortError")),
            );
          }),
      );
    const controller = new AbortController();
    const { api } = hanging();
    const answer = codeOf(api("readPlatform", {}, { signal: controller.signal }));
    controller.abort();
    expect(await answer).toBe("aborted");

    const { api: late, sent } = hanging();
    expect(await codeOf(late("readPlatform", {}, { signal: controller.signal }))).toBe("aborted");
    expect(sent).toHaveLength(0);

    // A signal of the core's own kind, which is no AbortSignal.
    const stops: (() => void)[] = [];
    const own = {
      aborted: false,
      addEventListener: (_type: "abort", run: () => void) => void stops.push(run),
    };
    const { api: plain } = hanging();
    const third = codeOf(plain("readPlatform", {}, { signal: own }));
    own.aborted = true;
    for (const stop of stops) stop();
    expect(await third).toBe("aborted");
  });
});
