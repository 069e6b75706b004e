import * as z from "zod/mini";
import {
  Address,
  AddressSuggestion,
  addressLineMaximum,
  isPostcode,
  postalCountry,
} from "#core/domain/address/index.ts";
import { plainLine } from "#core/domain/form/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { firstName, lastName } from "./account.ts";
import { byId, fields, id, line, neededLine, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Addresses";
const OneAddress = z.object({ address: Address });
const own = { of: "address", at: "path.id" } as const;
const none = { of: "none" } as const;

const needed = (words: string) => neededLine(words, addressLineMaximum);
const onlyThere = asText(fieldWords.country(postalCountry));
const wrongPostcode = asText(fieldWords.postcode);

/** OPEN-158, OPEN-162. */
const address = {
  first_name: firstName,
  last_name: lastName,
  address_line_1: needed(asText(fieldWords.address)),
  address_line_2: z.optional(line(addressLineMaximum)),
  city: needed(asText(fieldWords.city)),
  postcode: z
    .string(wrongPostcode)
    .check(z.overwrite(plainLine), z.trim(), z.refine(isPostcode, { error: wrongPostcode })),
  country: z.optional(z.literal(postalCountry, onlyThere)),
  saved: z.optional(yesNo),
};

export const addressOperations = {
  readAddresses: operation({
    tag,
    summary: "List the user's postal addresses",
    ids: ["API-105", "POST-10"],
    answer: z.object({ addresses: z.array(Address) }),
    subject: none,
    who: "signedIn",
  }),
  createAddress: operation({
    tag,
    summary: "Add an address",
    ids: ["API-106", "POST-07", "OPEN-162"],
    body: fields(address),
    answer: OneAddress,
    subject: none,
    who: "signedIn",
    once: true,
  }),
  changeAddress: operation({
    tag,
    summary: "Change an address",
    ids: ["API-107", "OPEN-162"],
    inTurn: true,
    path: byId,
    body: z.partial(fields(address)),
    answer: OneAddress,
    subject: own,
    who: "holder",
  }),
  deleteAddress: operation({
    tag,
    summary: "Delete an address",
    ids: ["API-108"],
    path: byId,
    answer: null,
    subject: own,
    who: "holder",
  }),
  suggestAddresses: operation({
    tag,
    summary: "Suggest addresses",
    ids: ["API-109", "POST-09"],
    path: fields({ term: line(200) }),
    answer: z.object({ suggestions: z.array(AddressSuggestion) }),
    subject: none,
    who: "signedIn",
  }),
  retrieveAddress: operation({
    tag,
    summary: "Get a suggested address in full",
    ids: ["API-110", "POST-09"],
    path: fields({ id }),
    answer: OneAddress,
    subject: none,
    who: "signedIn",
  }),
};
