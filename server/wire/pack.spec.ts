import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pack } from "./pack.ts";

const long = JSON.stringify({ words: "birthday ".repeat(400) });
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  ETag: '"abc"',
  Vary: "Cookie",
};

describe("JSON on the wire", () => {
  it.each([
    ["text", long],
    ["bytes", new TextEncoder().encode(long)],
  ])("[F-33] of %s is packed for whoever takes gzip, and says the same", async (_, body) => {
    const answer = await pack({ status: 200, headers, body }, "gzip, deflate, br");
    expect(answer.status).toBe(200);
    expect(answer.headers).toEqual({ ...headers, ETag: 'W/"abc"', "Content-Encoding": "gzip" });
    const bytes = answer.body as Uint8Array;
    expect(bytes.byteLength).toBeLessThan(long.length / 10);
    expect(gunzipSync(bytes).toString()).toBe(long);
  });

  it.each([
    ["nobody asked", null],
    ["gzip is refused", "gzip;q=0, br"],
    ["only others are taken", "br, zstd"],
  ])("[F-33] stays plain where %s", async (_, accept) => {
    const answer = { status: 200, headers, body: long };
    expect(await pack(answer, accept)).toBe(answer);
  });

  it("[F-33] leaves what is small, or nothing at all, as it is", async () => {
    for (const [body, status] of [
      ['{"a":1}', 200],
      [null, 304],
    ] as const) {
      const answer = { status, headers, body };
      expect(await pack(answer, "gzip")).toBe(answer);
    }
  });
});
