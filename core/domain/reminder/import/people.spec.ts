import { expect, test } from "vitest";
import { namesIn, occasionNamed, personIn } from "./people.ts";

test.each([
  ["Grace Hopper's birthday", "Grace Hopper", "birthday"],
  ["Grace Hopper’s 50th Birthday", "Grace Hopper", "birthday"],
  ["James' birthday", "James", "birthday"],
  ["Birthday of Grace Hopper", "Grace Hopper", "birthday"],
  ["Birthday: Grace Hopper (1906)", "Grace Hopper", "birthday"],
  ["Grace Hopper - Birthday", "Grace Hopper", "birthday"],
  ["🎂 Grace Hopper", "Grace Hopper", "birthday"],
  ["🎉 Mum's bday! 🎉", "Mum", "birthday"],
  ["Happy birthday!", "", "birthday"],
  ["Ada and Charles' wedding anniversary", "Ada and Charles", "anniversary"],
  ["Ada’s Work Anniversary", "Ada", "work anniversary"],
  ["Christmas", "", "christmas"],
  ["Quarterly review", "Quarterly review", null],
  ["Pinstripes", "Pinstripes", null],
])("[REMIND-01] %s is the day of %s", (summary, name, occasion) => {
  expect(personIn(summary)).toEqual({ name, occasion });
});

test("[REMIND-01] names in one piece, also turned round", () => {
  expect(namesIn("Grace Brewster Hopper")).toEqual({ first: "Grace", last: "Brewster Hopper" });
  expect(namesIn("Hopper, Grace Brewster")).toEqual({ first: "Grace", last: "Brewster Hopper" });
  expect(namesIn("Grace")).toEqual({ first: "Grace", last: "" });
  expect(namesIn("  ")).toEqual({ first: "", last: "" });
});

test("[SHOP-01] an occasion is known by what people call it", () => {
  const said = ["DOB", "Date of birth", "Wedding", "Mother's Day", "Leaving do", "Dentist"];
  expect(said.map(occasionNamed)).toEqual([
    null,
    "birthday",
    "wedding",
    "mothers",
    "leaving",
    null,
  ]);
});
