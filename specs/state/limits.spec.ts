import { expect, it, test } from "vitest";
import * as z from "zod/mini";
import { mostAtOnce } from "#core/app/index.ts";
import { codeLength, emailMaximum, nameMaximum } from "#core/domain/form/index.ts";
import { invitationMaximum } from "#core/domain/role/index.ts";
import { searchFrom } from "#core/domain/slide/index.ts";
import { sixColours } from "#core/domain/theme/index.ts";
import { operations } from "#core/operations/index.ts";

// three deletions at once and the keyboard's shares are shown where they are worked with
test("[CONST-06] the limits that forms, calls and uploads keep to", () => {
  expect({
    codeLength,
    emailMaximum,
    nameMaximum,
    invitationMaximum,
    searchFrom,
    mostAtOnce,
    colours: sixColours([]).length,
  }).toEqual({
    codeLength: 6,
    emailMaximum: 250,
    nameMaximum: 50,
    invitationMaximum: 50,
    searchFrom: 3,
    mostAtOnce: 5,
    colours: 6,
  });
});

it("[CONST-06][SEARCH-02][PAY-14] ten songs and ten payments come where nobody says how many", () => {
  const { readPayments, searchSongs } = operations;
  expect(z.parse(searchSongs.query, { term: "cake" })).toEqual({ term: "cake", limit: 10 });
  expect(z.parse(readPayments.query, {})).toEqual({ limit: 10 });
  expect(z.parse(readPayments.query, { limit: "20" })).toEqual({ limit: 20 });
});
