import { expect, it } from "vitest";
import { type AccountId, days } from "#core/kernel/index.ts";
import {
  Account,
  type AccountRecord,
  defaultPreferences,
  presentAccount,
  readPreferences,
  wayBackLife,
  wayBackState,
} from "./index.ts";

it("[ACCT-01] shows each part as it is stored, the address as the username too, and nothing else", () => {
  const shown = {
    id: "ada" as AccountId,
    email: "ada@mail.test",
    first_name: "Ada",
    last_name: "Lovelace",
    hide_my_email: true,
    credits_digital_available: 1,
    credits_digital_used: 2,
    credits_postal_available: 3,
    credits_postal_used: 4,
    last_card_on: "2026-11-20T09:00:00.000Z",
    tooltips: ["a", "b"],
  };
  const record: AccountRecord = {
    ...shown,
    locale: "en",
    news: "daily",
    zone: null,
    version: 5,
    created_on: "2026-11-01T09:00:00.000Z",
  };
  expect(presentAccount(record)).toEqual({ ...shown, username: "ada@mail.test" });
});

it.each([null, undefined, "grid_3x", 5, {}, { view_as_cards: "round" }])(
  "[ACCT-07] what is stored as %j is laid out as by default",
  (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences);
  },
);

it("[ACCT-07] what is stored is kept", () => {
  expect(readPreferences({ view_as_cards: "list" })).toEqual({
    ...defaultPreferences,
    view_as_cards: "list",
  });
});

it("[ACCT-01] nobody has less than no credit", () => {
  const { credits_postal_used: credits } = Account.shape;
  expect([-1, 0, 1, 0.5].map((value) => credits.safeParse(value).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([
  [null, -1, "open"],
  [null, 0, "expired"],
  ["2026-11-20T09:00:00Z", -1, "used"],
] as const)(
  "[ACCT-01] a way back used on %s, %d ms after its end, is: %s",
  (used_on, late, state) => {
    const expires_on = "2026-11-27T09:00:00.000Z";
    expect(wayBackState({ used_on, expires_on }, Date.parse(expires_on) + late)).toBe(state);
  },
);

it("[F-08] the address that an account had may take the change back for seven days", () => {
  expect(wayBackLife).toBe(days(7));
});
