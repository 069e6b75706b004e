import { expect, it } from "vitest";
import { type Address, searchAddresses } from "./index.ts";

const ada: Address = {
  id: "ada",
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "12 St James’s Square",
  address_line_2: "",
  city: "London",
  postcode: "SW1Y 4LB",
  country: "United Kingdom",
  saved: true,
};
const alan: Address = {
  ...ada,
  id: "alan",
  first_name: "Alan",
  last_name: "Turing",
  city: "Wilmslow",
};

it("[POST-08] a search finds names and addresses in any case", () => {
  const found = (typed: string) => searchAddresses([ada, alan], typed).map((one) => one.id);
  expect(found("LOVELACE")).toEqual(["ada"]);
  expect(found("alan turing")).toEqual(["alan"]);
  expect(found(" wilmslow ")).toEqual(["alan"]);
  expect(found("square london")).toEqual(["ada"]);
  expect(found("sw1y")).toEqual(["ada", "alan"]);
  expect(found("")).toEqual(["ada", "alan"]);
  expect(found("kingdom ")).toEqual(["ada", "alan"]);
  expect(found("Paris")).toEqual([]);
});
