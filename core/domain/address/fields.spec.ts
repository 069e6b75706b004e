import fc from "fast-check";
import { expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import {
  type AddressFields,
  addressee,
  addressLineMaximum,
  addressLines,
  plainPostcode,
  postcodeMaximum,
  refuseAddress,
} from "./index.ts";

const ada: AddressFields = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "12 St James’s Square",
  address_line_2: "",
  city: "London",
  postcode: "sw1y4lb",
};

it("[OPEN-162] an address needs two names, a line, a city and a British postcode", () => {
  expect(refuseAddress(ada)).toEqual({});
  const nothing = Object.fromEntries(Object.keys(ada).map((field) => [field, " "]));
  expect(spoken(refuseAddress(nothing as AddressFields))).toEqual({
    first_name: "Please type in your first name",
    last_name: "Please type in your last name",
    address_line_1: "Please type in the address",
    city: "Please type in the city",
    postcode: "Please type in a UK postcode",
  });
  expect(Object.keys(refuseAddress({ ...ada, first_name: "a".repeat(51) }))).toEqual([
    "first_name",
  ]);
});

it("[OPEN-162] a line has room for a hundred signs, a postcode for the longest with a blank around it", () => {
  expect(addressLineMaximum).toBe(100);
  expect(postcodeMaximum).toBe(" SW1A 1AA ".length);
});

it("[OPEN-162] a postcode is written as the post writes it, and stays one", () => {
  expect(["sw1y4lb", " m1 1ae", "GIR0AA", "75001"].map(plainPostcode)).toEqual([
    "SW1Y 4LB",
    "M1 1AE",
    "GIR 0AA",
    "75001",
  ]);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(plainPostcode(plainPostcode(typed))).toBe(plainPostcode(typed));
    }),
  );
});

it("[POST-07] an envelope has a name and the lines that are filled", () => {
  expect(addressee(ada)).toBe("Ada Lovelace");
  const lines = ["12 St James’s Square", "London", "SW1Y 4LB"];
  expect(addressLines(ada)).toEqual(lines);
  expect(addressLines({ ...ada, city: " London ", address_line_2: "  " })).toEqual(lines);
});
