import { expect, it } from "vitest";
import { matchRoute } from "../navigation/index.ts";
import { postalPaths } from "./paths.ts";

it("[ROUTE-58] [ROUTE-59] [ROUTE-60] every step of posting a card has its own address, and a route behind it", () => {
  const { start, add, address, order, payment, complete, summary, contacts, contact } = postalPaths;
  const all = [
    [start("c"), "/edit/c/send/post"],
    [add("c"), "/edit/c/send/post/add"],
    [address("c"), "/edit/c/send/post/address/new"],
    [address("c", "a"), "/edit/c/send/post/address/a"],
    [order("c", "o"), "/edit/c/send/post/o"],
    [payment("c", "o"), "/edit/c/send/post/o/payment"],
    [complete("c", "o"), "/edit/c/send/post/o/complete"],
    [summary("c", "o"), "/edit/c/send/post/o/summary"],
    [contacts, "/account/addresses"],
    [contact(), "/account/addresses/new"],
    [contact("a"), "/account/addresses/a"],
  ] as const;
  for (const [path, is] of all) {
    expect(path).toBe(is);
    expect(matchRoute(path).route.path, path).not.toBe("*");
  }
});
