import { expect, test } from "vitest";
import { shopPlace } from "./place.ts";

const at = (slug?: string, query = "") => shopPlace(slug, new URLSearchParams(query));

test("[ROUTE-28][ROUTE-29] the shop opens on birthdays, or on the occasion of the address", () => {
  expect(at()).toEqual({ occasion: "birthday" });
  expect(at("work-anniversary")).toEqual({ occasion: "work anniversary" });
  expect(at("halloween")).toEqual({ missing: true });
});

test("[ROUTE-31] a farewell is on the leaving shelf", () => {
  expect(at(undefined, "occasion=farewell")).toEqual({ redirect: "/shop/leaving" });
  expect(at("birthday", "occasion=farewell")).toEqual({ redirect: "/shop/leaving" });
  expect(at("farewell")).toEqual({ redirect: "/shop/leaving" });
});
