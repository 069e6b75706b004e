import fc from "fast-check";
import { expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import {
  arrivesBy,
  handOverOn,
  isWorkingDay,
  postalClasses,
  printKeptFor,
  retryAfter,
} from "./index.ts";

it("[OPEN-160] an order that is to come as soon as it can is handed over at once", () => {
  const day = fc
    .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2060, 0, 1) })
    .map((at) => new Date(at).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.constantFrom(...postalClasses), (today, postage) => {
      const order = { postal_class: postage.id, delivery_by: arrivesBy(today, postage) };
      const handedOver = handOverOn(order) ?? "";
      expect(handedOver <= today).toBe(true);
      expect(isWorkingDay(handedOver)).toBe(true);
    }),
  );
});

it("[OPEN-160] one for a later day is handed over a working day before it is posted", () => {
  // a Friday: posted by Second Class on the Tuesday before, made on the Monday
  expect(handOverOn({ postal_class: "second_class", delivery_by: "2027-02-19" })).toBe(
    "2027-02-15",
  );
  expect(handOverOn({ postal_class: "first_class", delivery_by: "2027-02-19" })).toBe("2027-02-17");
  expect(handOverOn({ postal_class: null, delivery_by: "2027-02-19" })).toBeNull();
  expect(handOverOn({ postal_class: "first_class", delivery_by: null })).toBeNull();
});

it("[POST-04] whoever prints is asked ever more seldom, and never given up; a print is kept thirty days", () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map((tries) => retryAfter(tries) / minutes(1));
  expect(waits).toEqual([1, 5, 30, 120, 720, 720, 720]);
  expect(printKeptFor).toBe(days(30));
});
