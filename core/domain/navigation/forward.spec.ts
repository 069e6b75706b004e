import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forwardTo, matchRoute, ownPath } from "./index.ts";

const address = "https://cards.example";
const hosts = ["partner.example", "Shop.Example"];
const forward = (written: string) => forwardTo(written, { address, hosts });

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

describe("a way back", () => {
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
