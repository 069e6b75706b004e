import { describe, expect, it } from "vitest";
import type { Address } from "../address/address.ts";
import { changeOrder, dueOf, freshOrder, lacking, refuseDay } from "./change.ts";
import { orderWords } from "./refusals.ts";

/** A Thursday: second class is there on Wednesday, 2 December, first class on Monday, 30 November. */
const today = "2026-11-26";
const second = { ...freshOrder, postal_class: "second_class", post: 99, delivery_by: "2026-12-02" };
const forADay = { ...second, scheduled_delivery: true, delivery_by: "2026-12-08" };
const address = { postcode: "SW1A 1AA" } as Address;

describe("a change of an order", () => {
  it("[POST-04] a new order goes to the recipient, with nothing chosen but the card itself", () => {
    expect(freshOrder).toEqual({
      delivery_by: null,
      destination: "recipient",
      postal_class: null,
      scheduled_delivery: false,
      card: 499,
      post: 0,
    });
    expect(changeOrder(freshOrder, {}, today)).toEqual({ chosen: freshOrder });
  });

  it.each([
    ["second_class", 99, "2026-12-02"],
    ["first_class", 179, "2026-11-30"],
  ])(
    "[POST-03, OPEN-160] %s costs %i pence and is there by %s",
    (postal_class, post, delivery_by) => {
      const chosen = { ...freshOrder, postal_class, post, delivery_by };
      expect(changeOrder(freshOrder, { postal_class }, today)).toEqual({ chosen });
    },
  );

  it("[OPEN-160] what is left out stays as it was, its price is looked up again", () => {
    const before = { ...forADay, destination: "sender", card: 1, post: 1 } as const;
    const chosen = { ...forADay, destination: "sender" };
    expect(changeOrder(before, {}, today)).toEqual({ chosen });
    expect(changeOrder(before, { destination: "recipient" }, today)).toEqual({ chosen: forADay });
  });

  it("[OPEN-160] a class is taken back, and its price and day with it", () => {
    expect(changeOrder(second, { postal_class: null }, today)).toEqual({ chosen: freshOrder });
  });

  it("[POST-03] a class that there is none of is refused", () => {
    const fault = { field: "postal_class", words: orderWords.noClass };
    expect(changeOrder(second, { postal_class: "pigeon" }, today)).toEqual({ fault });
    expect(changeOrder({ ...second, postal_class: "pigeon" }, {}, today)).toEqual({ fault });
  });

  it("[OPEN-160] a day counts once one is asked for, and of a moment its day", () => {
    const dayOf = (asked: Parameters<typeof changeOrder>[1], before = second) => {
      const changed = changeOrder(before, asked, today);
      return "chosen" in changed ? changed.chosen.delivery_by : changed.fault.field;
    };
    const delivery_by = "2026-12-08";
    expect(dayOf({ delivery_by })).toBe("2026-12-02");
    expect(dayOf({ delivery_by, scheduled_delivery: true })).toBe("2026-12-08");
    expect(dayOf({ delivery_by: "2026-12-08T09:30:00Z", scheduled_delivery: true })).toBe(
      "2026-12-08",
    );
    expect(dayOf({ delivery_by: null, scheduled_delivery: true })).toBeNull();
    expect(dayOf({ delivery_by: null }, forADay)).toBeNull();
    expect(dayOf({ scheduled_delivery: false }, forADay)).toBe("2026-12-02");
  });

  it("[OPEN-160] a day that is too soon for the class is refused with the whole change", () => {
    const fault = { field: "delivery_by", words: orderWords.tooSoon };
    const asked = { delivery_by: "2026-12-01" };
    expect(changeOrder(forADay, asked, today)).toEqual({ fault });
    expect(changeOrder(forADay, { ...asked, postal_class: "first_class" }, today)).toEqual({
      chosen: { ...forADay, ...asked, postal_class: "first_class", post: 179 },
    });
  });
});

describe("the day an order is asked for", () => {
  it.each([
    ["second_class", "2026-12-01", orderWords.tooSoon],
    ["second_class", "2026-12-02", null],
    ["first_class", "2026-11-29", orderWords.tooSoon],
    ["first_class", "2026-11-30", null],
    // without a class the fastest decides
    [null, "2026-11-29", orderWords.tooSoon],
    [null, "2026-11-30", null],
    ["second_class", "2027-11-26", null],
    ["second_class", "2027-11-27", orderWords.tooFar],
  ])("[OPEN-160] %s by %s", (postal_class, delivery_by, words) => {
    const asked = { ...forADay, postal_class, delivery_by };
    expect(refuseDay(asked, today)).toEqual(words && { field: "delivery_by", words });
  });

  it("[OPEN-160] a day that nobody asked for is never wrong", () => {
    expect(refuseDay({ ...second, delivery_by: "2026-11-01" }, today)).toBeNull();
    expect(refuseDay({ ...second, delivery_by: "2030-01-01" }, today)).toBeNull();
    expect(refuseDay({ ...forADay, delivery_by: null }, today)).toBeNull();
  });
});

describe("an order that is to be paid", () => {
  const whole = { ...second, status: "incomplete", address, print_key: "print.pdf" } as const;

  it("[POST-04] costs the card and its postage", () => {
    expect(dueOf(whole)).toBe(598);
  });

  it.each([
    { status: "paid" },
    { status: "cancelled" },
    { address: null },
    { print_key: null },
    { postal_class: null },
    { postal_class: "pigeon" },
  ] as const)("[POST-04] can't be paid for where it has %j", (of) => {
    expect(dueOf({ ...whole, ...of })).toBeNull();
  });

  it("[POST-04] lacks an address, then a class, then its print, then a day that can be kept", () => {
    const late = { ...whole, scheduled_delivery: true, delivery_by: "2026-12-01" };
    const missing = { address: null, postal_class: null, print_key: null };
    const lacks = (of: object) => lacking({ ...late, ...of }, today);
    expect(lacks(missing)).toEqual({ field: "address_id", words: orderWords.addressMissing });
    expect(lacks({ ...missing, address })).toEqual({
      field: "postal_class",
      words: orderWords.classMissing,
    });
    expect(lacks({ postal_class: "pigeon" })?.field).toBe("postal_class");
    expect(lacks({ print_key: null })).toEqual({
      field: "print_file",
      words: orderWords.printMissing,
    });
    expect(lacks({})).toEqual({ field: "delivery_by", words: orderWords.tooSoon });
    expect(lacking(whole, today)).toBeNull();
    // one that isn't for a day may have waited
    expect(lacking(whole, "2027-02-01")).toBeNull();
  });
});
