import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

const socket = "198.51.100.9";
const asked = (
  trusted: number,
  forwarded: string | null,
  remoteAddress: string | undefined = socket,
) =>
  networkOf(trusted)(
    new Request("http://localhost/", {
      headers: forwarded === null ? {} : { "x-forwarded-for": forwarded },
    }),
    { socket: { remoteAddress } } as IncomingMessage,
  );

describe("the asker’s network", () => {
  it("[F-56] is the connection’s own where no proxy is trusted, whatever the header says", () => {
    for (const said of [
      "203.0.113.7",
      "203.0.113.7, 10.0.0.1",
      "::1",
      "",
      ",,",
      "junk",
      "127.0.0.1",
    ])
      expect(asked(0, said), said).toBe(socket);
    expect(asked(0, null)).toBe(socket);
  });

  it.each([
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "1.1.1.1, 203.0.113.7", "203.0.113.7"],
    [1, "1.1.1.1, 2.2.2.2, 203.0.113.7", "203.0.113.7"],
    [2, "203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [2, "1.1.1.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [1, " 203.0.113.7 ,", "203.0.113.7"],
    // someone who came past the outer proxy: the inner one wrote this
    [2, "203.0.113.7", "203.0.113.7"],
    [1, "2001:db8::7", "2001:db8::7"],
    [1, "1.1.1.1, 2001:db8::7", "2001:db8::7"],
    [1, "[2001:db8::7]:4711", "2001:db8::7"],
    [1, "203.0.113.7:4711", "203.0.113.7"],
  ])("[F-56] counts %i trusted from the right end of %j", (trusted, said, network) => {
    expect(asked(trusted, said)).toBe(network);
  });

  it("[F-56] is one for every way of writing an address", () => {
    expect(asked(1, "2001:DB8:0:0::7")).toBe("2001:db8::7");
    expect(asked(1, "::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(asked(0, null, "::ffff:198.51.100.9")).toBe(socket);
  });

  it.each([
    ["no header", 1, null],
    ["an empty one", 1, ""],
    ["commas alone", 2, " , ,"],
    ["junk", 1, "unknown"],
    ["an obfuscated name", 1, "_hidden"],
    ["junk at the trusted place", 2, "203.0.113.7, junk, 10.0.0.1"],
    ["a number out of range", 1, "203.0.113.777"],
    ["too many groups", 1, "1:2:3:4:5:6:7:8:9"],
    ["a line of code", 1, "'; drop table"],
    ["a very long word", 1, "9".repeat(5000)],
  ])("[F-56] is the connection’s own with %s", (_, trusted, said) => {
    expect(asked(trusted, said)).toBe(socket);
  });

  it("[F-56] cannot be changed by what an asker writes to the left", () => {
    const word = fc.string({ maxLength: 20 }).map((s) => s.replace(/[^\x20-\x7e]/g, ""));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(word), (trusted, spoofed) => {
        const proxies = Array.from({ length: trusted - 1 }, (_, n) => `10.0.0.${n}`);
        const chain = [...spoofed, "203.0.113.7", ...proxies].join(", ");
        expect(asked(trusted, chain)).toBe("203.0.113.7");
      }),
    );
  });

  it("[F-56] is unknown where there is no connection to ask", () => {
    expect(networkOf(0)(new Request("http://localhost/"), undefined)).toBe("unknown");
  });
});
