import { describe, expect, it, test } from "vitest";
import {
  asksForModal,
  asksToSignIn,
  forwardTo,
  isNowhere,
  matchRoute,
  modalOf,
  ownPath,
  paths,
  paywallPath,
  queryPart,
  saleOver,
  withModal,
} from "./index.ts";

const long = (length: number) => `/${"a".repeat(length - 1)}`;
const site = { address: "https://cards.example", hosts: ["Shop.example"] };

test.each([
  ["/login", true],
  ["/register", true],
  ["/auth", true],
  ["/edit/1?modal=auth", true],
  ["/edit/1?modal=faq", false],
  ["/edit/1", false],
])("[ROUTE-33] %s asks to sign in: %s", (path, asks) => {
  expect(asksToSignIn(path)).toBe(asks);
});

test.each([
  ["/?a=b&modal=volcano", true],
  ["/?params=x", true],
  ["/?a=modal", false],
  ["/#?modal=faq", false],
  ["/?modal=faq#a", true],
])("[OPEN-42] %s asks for a modal: %s", (path, asks) => {
  expect(asksForModal(path)).toBe(asks);
});

it("[MODAL-01, OPEN-42] a modal takes the place of the one before, and has no params without any", () => {
  expect(withModal("/home?a=b&modal=faq&params=x#c", "invite")).toBe("/home?a=b&modal=invite#c");
  expect(withModal("/home", "slide", { a: 1 })).toBe("/home?modal=slide&params=%7B%22a%22%3A1%7D");
});

describe("[ROUTE-08, OPEN-30] the sale of bundles opens", () => {
  const opened = (query: string) => {
    const path = saleOver(`/?${query}`);
    return path === null ? null : modalOf(path)?.params;
  };
  it.each([
    ["purchase=true&type=digital&quantity=5", { type: "digital", quantity: 5 }],
    ["purchase=true&quantity=1", { type: null, quantity: 1 }],
    ["purchase=true&type=postal&quantity=0", { type: "postal" }],
    ["purchase=true&quantity=-1", { type: null }],
    ["purchase=true&quantity=2.5", { type: null }],
    ["purchase=true&quantity=many", { type: null }],
    ["purchase=true", { type: null }],
    ["purchase=false", null],
    ["purchase=true&modal=faq", null],
  ])("with %s: %j", (query, params) => {
    expect(opened(query)).toEqual(params);
  });
});

describe("an address that anybody may have written", () => {
  it("[ROUTE-10] is no longer than 2000 signs", () => {
    expect(ownPath(long(2000))).toBe(long(2000));
    expect(ownPath(long(2001))).toBeNull();
    expect(ownPath(null)).toBeNull();
    expect(forwardTo(long(2000), site)).toEqual({ path: long(2000) });
    expect(forwardTo(long(2001), site)).toBeNull();
    const far = (length: number) => `https://shop.example/${"a".repeat(length - 21)}`;
    expect(forwardTo(far(2000), site)).toEqual({ url: far(2000) });
    expect(forwardTo(far(2001), site)).toBeNull();
  });
  it.each([
    ["https://SHOP.example", { url: "https://shop.example/" }],
    ["https://shop.example/a?b", { url: "https://shop.example/a?b" }],
    ["https://cards.example", { path: "/" }],
    ["https://cards.example/home", { path: "/home" }],
    ["https://other.example", null],
    ["shop.example", null],
    ["", null],
  ])("[ROUTE-25] /to/%s leads to %j", (written, to) => {
    expect(forwardTo(written, site)).toEqual(to);
    expect(forwardTo(written, { ...site, hosts: ["", ...site.hosts] })).toEqual(to);
  });
  it("[ROUTE-66] leads nowhere where it has no page", () => {
    const nowhere = ["/volcano", "/to/https://other.example", "/to/home", "/to//home", "/home"];
    expect(nowhere.map((path) => isNowhere(path, site))).toEqual([true, true, true, false, false]);
  });
});

it("[ROUTE-66] a path that ends too soon is none of a longer row", () => {
  expect(matchRoute("/edit").route.path).toBe("*");
  expect(matchRoute("/edit//send").route.path).toBe("*");
  expect(queryPart("/a?b=%E0", "b")).toBeNull();
  expect([queryPart("/a", "b"), queryPart("/a?b=", "b"), queryPart("/a?bc=1", "b")]).toEqual([
    null,
    null,
    null,
  ]);
});

it("[ROUTE-33] own paths are written with what they are about", () => {
  expect([paths.home(), paths.home("received")]).toEqual(["/home", "/home/received"]);
  expect([paths.shop(), paths.shop("work anniversary")]).toEqual([
    "/shop",
    "/shop/work-anniversary",
  ]);
  expect([paths.send("1"), paths.send("1", "link")]).toEqual(["/edit/1/send", "/edit/1/send/link"]);
  expect([paths.watch("t"), paths.watch("t", "a&b")]).toEqual([
    "/watch/t",
    "/watch/t?message=a%26b",
  ]);
  const made = Object.values(paths).map((path) =>
    typeof path === "string" ? path : path("a" as never),
  );
  for (const path of made) expect(matchRoute(path).route.path, path).not.toBe("*");
});

it("[PAY-05, OPEN-150] the paywall knows only what it was told", () => {
  const params = (from: Parameters<typeof paywallPath>[1]) =>
    modalOf(paywallPath("1", from))?.params;
  expect(params({})).toEqual({ productTier: null });
  expect(params({ unlockDigitalSend: false, returnTo: "/home" })).toEqual({
    productTier: null,
    returnTo: "/home",
  });
  expect(params({ unlockDigitalSend: true })).toEqual({
    productTier: null,
    unlockDigitalSend: true,
  });
});
