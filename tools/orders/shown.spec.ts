import { expect, test } from "vitest";
import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import { anOrder } from "#specs/contracts/records.ts";
import { lineOf, sheetOf } from "./shown.ts";

const address = {
  id: "grace",
  first_name: "Grace",
  last_name: "Hopper",
  address_line_1: "12 Harbour Street",
  address_line_2: "",
  city: "Bristol",
  postcode: "BS1 4RN",
  country: "United Kingdom",
  saved: true,
};
const order = (more: Partial<PostalOrderRecord> = {}) =>
  anOrder("olive" as never, "card" as never, {
    ...{ address, status: "paid", postal_class: "first_class", card: 499, post: 179 },
    ...{ payment_id: "p1m8e00ap07ah-r2r985xs", provider: null, failure: null },
    ...more,
  });

test("[OPEN-160] an order in a line has what it’s called, how urgent it is, and what is in the way", () => {
  expect(lineOf(order(), "2026-11-30")).toBe(
    "post on 2026-11-30  R2R985XS  paid      First Class    £6.78  Grace Hopper, BS1 4RN",
  );
  const failing = order({ provider: "prodigi", failure: "Prodigi can’t be reached." });
  expect(lineOf(failing, null)).toMatch(
    /^post on any day .* with prodigi {2}NOT WELL: Prodigi can’t be reached\.$/,
  );
});

test("[OPEN-160] an order in full begins with its envelope, and says money as money", () => {
  const all = sheetOf(order({ provider: "prodigi", provider_ref: "ord_1" }));
  expect(all.slice(0, 4)).toEqual(["Grace Hopper", "12 Harbour Street", "Bristol", "BS1 4RN"]);
  expect(all).toContain("total           £6.78");
  expect(all).toContain("reference       R2R985XS");
  expect(all).toContain("made by         prodigi, ord_1");
  expect(sheetOf(order({ address: null }))[0]).toBe("No address yet.");
});
