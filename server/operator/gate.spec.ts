import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isReachedDirectly, operatorGate } from "./gate.ts";

const from = (remoteAddress: string, httpVersion = "1.1") =>
  ({ socket: { remoteAddress }, httpVersion }) as IncomingMessage;
const asked = (headers: Record<string, string> = {}, path = "/outbox") =>
  new Request(`http://localhost:8080${path}`, {
    headers: { host: "localhost:8080", ...headers },
  });
const gateOf = (different = {}) =>
  operatorGate({ key: "the-key", secure: false, trustsLoopback: true, ...different });

describe("the operator’s gate", () => {
  it("[OPEN-26] opens to whoever is at the machine", () => {
    for (const address of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
      for (const host of ["localhost:8080", "LOCALHOST", "127.0.0.1", "[::1]:8080"])
        expect(gateOf().admit(asked({ host }), from(address)).kind).toBe("open");
  });

  it.each([
    ["Forwarded", "for=203.0.113.7"],
    ["Via", "1.1 proxy"],
    ["X-Real-IP", "203.0.113.7"],
    ["X-Forwarded-For", "203.0.113.7"],
    ["X-Forwarded-Host", "cards.example"],
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-Port", "443"],
    ["X-Forwarded-Server", "front"],
    ["X-Forwarded-Prefix", "/"],
    ["X-Forwarded-By", "10.0.0.1"],
    ["X-Forwarded", "for=1"],
    ["X-Forwarded-For", ""],
    ["X-Forwarded-For", "127.0.0.1"],
    ["X-Client-IP", "203.0.113.7"],
    ["X-Cluster-Client-IP", "203.0.113.7"],
    ["X-Original-Host", "cards.example"],
    ["True-Client-IP", "203.0.113.7"],
    ["CF-Connecting-IP", "203.0.113.7"],
    ["CDN-Loop", "cloudflare"],
    ["Fly-Client-IP", "203.0.113.7"],
    ["X-Amzn-Trace-Id", "Root=1"],
  ])("[F-32] takes nothing with %s (%j) for the machine itself", (name, value) => {
    expect(gateOf().admit(asked({ [name]: value }), from("127.0.0.1")).kind).toBe("closed");
  });

  it("[F-32] takes a bare proxy’s HTTP/1.0 for nobody at the machine", () => {
    expect(gateOf().admit(asked(), from("127.0.0.1", "1.0")).kind).toBe("closed");
    expect(gateOf().admit(asked(), from("127.0.0.1", "1.1")).kind).toBe("open");
  });

  it("[F-32] always asks for the key where a proxy is known to stand in front", () => {
    const gate = gateOf({ trustsLoopback: false });
    expect(gate.admit(asked(), from("127.0.0.1")).kind).toBe("closed");
    expect(isReachedDirectly("http://localhost:8080", 0)).toBe(true);
    expect(isReachedDirectly("http://127.0.0.1:1", 0)).toBe(true);
    expect(isReachedDirectly("http://[::1]:8080", 0)).toBe(true);
    expect(isReachedDirectly("http://localhost:8080", 1)).toBe(false);
    expect(isReachedDirectly("https://cards.example", 0)).toBe(false);
    expect(isReachedDirectly("https://localhost.example", 0)).toBe(false);
    expect(isReachedDirectly("http://192.168.1.4:8080", 0)).toBe(false);
  });

  it.each([
    ["elsewhere", "203.0.113.7", {}],
    ["a name pointed here", "127.0.0.1", { host: "evil.example" }],
    ["a name that begins like ours", "127.0.0.1", { host: "localhost.evil.example" }],
    ["an address that begins like ours", "127.0.0.1.evil", {}],
  ])("[OPEN-26] stays closed to %s", (_, address, headers) => {
    for (const path of ["/outbox", "/outbox?key=", "/outbox?key=the-kex"])
      expect(gateOf().admit(asked(headers, path), from(address)).kind).toBe("closed");
    expect(gateOf().admit(asked(headers), undefined).kind).toBe("closed");
  });

  it("[OPEN-26] opens once with the key, and stays open in that browser alone", () => {
    const gate = gateOf();
    const far = from("203.0.113.7");
    const first = gate.admit(asked({}, "/outbox?key=the-key"), far);
    if (first.kind !== "enter") throw new Error(first.kind);
    expect(first.cookie).toMatch(/^ff_outbox=[\w-]{32}; Path=\/outbox; HttpOnly; SameSite=Strict/);
    expect(first.cookie).not.toContain("Secure");
    const cookie = `other=1; ${first.cookie.split(";")[0]}`;
    expect(gate.admit(asked({ cookie }), far).kind).toBe("open");
    expect(gate.admit(asked({}, "/outbox?key=the-key"), far).kind).toBe("closed");
    expect(gate.admit(asked({ cookie: "ff_outbox=x" }), far).kind).toBe("closed");
    expect(gateOf().admit(asked({ cookie }), far).kind).toBe("closed");
  });

  it("[F-33] sends the cookie over https only, where people come by https", () => {
    const entered = gateOf({ secure: true }).admit(
      asked({}, "/outbox?key=the-key"),
      from("10.0.0.1"),
    );
    expect(entered).toMatchObject({ kind: "enter", cookie: expect.stringMatching(/; Secure$/) });
  });

  it("[F-28] takes a form from its own pages alone", () => {
    const gate = gateOf();
    expect(gate.isOwnForm(asked(), gate.formToken)).toBe(true);
    expect(gate.isOwnForm(asked({ "sec-fetch-site": "same-origin" }), gate.formToken)).toBe(true);
    for (const site of ["cross-site", "same-site", "none"])
      expect(gate.isOwnForm(asked({ "sec-fetch-site": site }), gate.formToken)).toBe(false);
    for (const token of ["", undefined, gateOf().formToken, ["x"]])
      expect(gate.isOwnForm(asked(), token)).toBe(false);
  });
});
