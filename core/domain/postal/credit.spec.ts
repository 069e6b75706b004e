import { expect, it } from "vitest";
import { creditPaysFor, postalClasses } from "./index.ts";

it("[OPEN-151] a postal credit pays for standard postage and for no dearer class", () => {
  const paid = postalClasses.filter((one) => creditPaysFor(one.id)).map((one) => one.id);
  expect(paid).toEqual(["second_class"]);
  expect(creditPaysFor("pigeon")).toBe(false);
});
