import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { packJson } from "./pack.ts";

const long = JSON.stringify({ words: "birthday ".repeat(400) });
const answering = (body: string | null, headers: Record<string, string>, status = 200) => {
  const app = new Hono();
  app.use("*", packJson);
  app.get("*", () => new Response(body, { status, headers }));
  return (accept?: string) =>
    app.fetch(
      new Request("http://site/api/x", accept ? { headers: { "accept-encoding": accept } } : {}),
    );
};
const json = {
  "Content-Type": "application/json; charset=utf-8",
  ETag: '"abc"',
  Vary: "Authorization, Cookie",
  "Set-Cookie": "a=b",
};

describe("JSON on the wire", () => {
  it("[F-33] is packed for whoever takes gzip, and says the same", async () => {
    const answer = await answering(long, json)("gzip, deflate, br");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("etag")).toBe('W/"abc"');
    expect(answer.headers.get("vary")).toBe("Authorization, Cookie, Accept-Encoding");
    expect(answer.headers.get("set-cookie")).toBe("a=b");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(long.length / 10);
    expect(gunzipSync(bytes).toString()).toBe(long);
  });

  it.each([
    ["nobody asked", undefined],
    ["gzip is refused", "gzip;q=0, br"],
    ["only others are taken", "br, zstd"],
  ])("[F-33] stays plain where %s", async (_, accept) => {
    const answer = await answering(long, json)(accept);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("etag")).toBe('"abc"');
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(await answer.text()).toBe(long);
  });

  it("[F-33] leaves what is small, a stream, packed already or nothing at all as it is", async () => {
    for (const [body, headers, status] of [
      ['{"a":1}', json, 200],
      [long, { "Content-Type": "text/event-stream" }, 200],
      [long, { ...json, "Content-Encoding": "br" }, 200],
      [null, json, 304],
    ] as const) {
      const answer = await answering(body, headers, status)("gzip");
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-encoding")).toBe(
        "Content-Encoding" in headers ? "br" : null,
      );
      expect(await answer.text()).toBe(body ?? "");
    }
  });
});
