import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostile } from "./hostile.ts";
import { forwardTo, loginFrom, matchRoute, ownPath, referrerOf } from "./index.ts";

const address = "https://cards.example";
const hosts = ["partner.example", "Shop.Example"];
const forward = (written: string) => forwardTo(written, { address, hosts });

/** Whether a browser that takes this for an address stays here. */
const staysHere = (path: string): boolean => {
  const url = new URL(path, `${address}/login`);
  // and a browser that later takes the path alone for an address
  return url.origin === address && new URL(url.pathname, address).origin === address;
};
const isListed = (text: string): boolean => {
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && /^https?:$/.test(url.protocol);
  return isPlain && ["partner.example", "shop.example"].includes(url.host);
};

describe("forwarding", () => {
  it("[ROUTE-25, OPEN-34] leads to own paths and to listed hosts", () => {
    expect(forward("%2Fhome")).toEqual({ path: "/home" });
    expect(forward("%2Fr%2Fabc%3Fslide%3D1")).toEqual({ path: "/r/abc?slide=1" });
    expect(forward("/shop/leaving?cover=a#x")).toEqual({ path: "/shop/leaving?cover=a#x" });
    expect(forward("https%3A%2F%2Fcards.example%2Fshop")).toEqual({ path: "/shop" });
    expect(forward("https://cards.example")).toEqual({ path: "/" });
    expect(forward("https%3A%2F%2Fpartner.example%2Fa%3Fb%3Dc")).toEqual({
      url: "https://partner.example/a?b=c",
    });
    expect(forward("http://SHOP.example/%2Fkept")).toEqual({ url: "http://shop.example/%2Fkept" });
  });

  it("[OPEN-34] shows not-found for every other host, scheme and spelling", () => {
    for (const bad of [
      "https://evil.example/",
      "https://partner.example.evil.example/",
      "https://evil.example/partner.example",
      "https://notpartner.example/",
      "https://partner.example:8443/",
      "https://partner.example@evil.example/",
      "ftp://partner.example/",
      "partner.example",
      "//partner.example/",
      "%252Fhome",
      "",
      "home",
      "%E0%A4%A",
      "/to/%2Fhome",
    ])
      expect(forward(bad), bad).toBeNull();
  });
});

describe("hostile addresses (R12)", () => {
  const listed = hostile("evil.example");
  let tried = 0;
  const check = (text: string): void => {
    tried += 1;
    const way = forward(text);
    if (way !== null && "path" in way) expect(staysHere(way.path), `to ${text}`).toBe(true);
    if (way !== null && "url" in way) expect(isListed(way.url), `to ${text}`).toBe(true);
    for (const asked of [text, `/${text}`]) {
      const path = ownPath(asked);
      if (path !== null) expect(staysHere(path), `back to ${asked}`).toBe(true);
      const back = referrerOf(loginFrom(asked));
      if (back !== null) expect(staysHere(back), `referrer ${asked}`).toBe(true);
      expect(back).toBe(path);
    }
  };

  it("[R12, ROUTE-25] none of the known ones leads off this site, nor anywhere at all", () => {
    expect(listed.length).toBeGreaterThanOrEqual(150);
    for (const text of listed) {
      check(text);
      expect(forward(text), text).toBeNull();
      expect(ownPath(text), text).toBeNull();
    }
  });

  it("[R12, ROUTE-33] none put together from their parts leads off this site", () => {
    const part = fc.constantFrom(
      ...["/", "\\", "//", "@", ":", "?", "#", ".", "..", "%2f", "%5c", "%2e", "%09", "%00", "\t"],
      ...["https:", "http:", "javascript:", "data:", "evil.example", "partner.example"],
      ...["cards.example", "home", "to", "login", "%", "&", "user", "\u2044", "\u3002", "\u202e"],
    );
    const made = fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(""));
    fc.assert(fc.property(fc.oneof(made, made, fc.string()), check), {
      numRuns: 600,
    });
    console.log(`R12: ${tried} hostile addresses stay here or lead to listed hosts`);
    expect(tried).toBeGreaterThanOrEqual(750);
  });

  it("[ROUTE-33] every own path with a place of its own is one to come back to", () => {
    const step = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
    const query = fc.webQueryParameters().map((text) => (text === "" ? "" : `?${text}`));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), query, (steps, search) => {
        const path = `/${steps.join("/")}${search}`;
        const { screen } = matchRoute(path).route;
        if (screen === "login" || screen === "auth") return ownPath(path) === null;
        return /^\/(login|register|auth|unsupported)\//.test(path) || ownPath(path) === path;
      }),
    );
  });
});
