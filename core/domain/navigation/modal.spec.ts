import { expect, test } from "vitest";
import { bundlesPath, modalNames, modalOf, saleOver, withModal, withoutModal } from "./index.ts";

test("[OPEN-42] a modal is `modal` and `params` in the query; closing removes both and keeps the rest", () => {
  const path = "/edit/1?preview=true#top";
  for (const name of modalNames) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const params = { id: "a&b=c?d#e %", n: 3, on: false, none: null };
    const open = withModal(path, name, params);
    expect(modalOf(open)).toEqual({ name, params });
    expect(withoutModal(open)).toBe(path);
    expect(withoutModal(withModal(open, "faq"))).toBe(path);
  }
  expect(withModal("/home", "upgrade", { productTier: "starter" })).toBe(
    `/home?modal=upgrade&params=${encodeURIComponent('{"productTier":"starter"}')}`,
  );
});

test("[MODAL-01] what nobody can read opens nothing, or nothing more", () => {
  for (const name of ["", "?modal", "?modal=", "?modal=Auth", "?modal=constructor"])
    expect(modalOf(`/home${name}`)).toBeNull();
  expect(modalOf("/home?modal=upgrade")).toEqual({ name: "upgrade", params: {} });
  for (const broken of ["%", "%7B", "[1]", "[]", "null", "7"])
    expect(modalOf(`/home?modal=upgrade&params=${broken}`)).toEqual({
      name: "upgrade",
      params: {},
    });
});

test("[OPEN-30] [ROUTE-08] the path to bundles says their type, how many, and whether to buy them", () => {
  expect(bundlesPath("digital", 5)).toBe("/?bundles=true&type=digital&quantity=5#pricing");
  expect(bundlesPath("postal", 25, { purchase: true })).toBe(
    "/?bundles=true&type=postal&quantity=25&purchase=true#pricing",
  );
});

test("[OPEN-30] [MODAL-04] with purchase the sale of bundles opens at once, and closing leaves them preselected", () => {
  const path = bundlesPath("postal", 10, { purchase: true });
  const sale = saleOver(path) ?? "";
  expect(modalOf(sale)).toEqual({ name: "bundle", params: { type: "postal", quantity: 10 } });
  expect(withoutModal(sale)).toBe(bundlesPath("postal", 10));
  expect(saleOver(sale)).toBeNull();
  expect(saleOver(bundlesPath("postal", 10))).toBeNull();
  expect(saleOver("/shop?purchase=true")).toBeNull();
  expect(saleOver("/?a=purchase=true")).toBeNull();
  expect(withoutModal(saleOver("/?purchase=true&quantity=lots#pricing") ?? "")).toBe(
    "/?quantity=lots#pricing",
  );
});
