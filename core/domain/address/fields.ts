import type { Message } from "#core/kernel/index.ts";
import { fullName } from "../account/fullName.ts";
import { isBlank, refuseFirstName, refuseLastName } from "../form/index.ts";
import { fieldWords } from "../words/index.ts";
import { type Address, isPostcode } from "./address.ts";

/** The longest line of an address, in characters. */
export const addressLineMaximum = 100;
/** The longest postcode as it may be typed: "SW1A 1AA" with a blank around it. */
export const postcodeMaximum = 10;

/** What one types of an address; its country is always the same (POST-06). */
export type AddressFields = Pick<
  Address,
  "first_name" | "last_name" | "address_line_1" | "address_line_2" | "city" | "postcode"
>;
export type AddressField = keyof AddressFields;

/** What is wrong with an address, by its fields; empty where nothing is (OPEN-162). */
export const refuseAddress = (
  typed: AddressFields,
): Readonly<Partial<Record<AddressField, Message>>> => {
  const found: readonly (readonly [AddressField, Message | undefined])[] = [
    ["first_name", refuseFirstName(typed.first_name)],
    ["last_name", refuseLastName(typed.last_name)],
    ["address_line_1", isBlank(typed.address_line_1) ? fieldWords.address : undefined],
    ["city", isBlank(typed.city) ? fieldWords.city : undefined],
    ["postcode", isPostcode(typed.postcode) ? undefined : fieldWords.postcode],
  ];
  return Object.fromEntries(found.filter(([, words]) => words !== undefined));
};

const inward = 3;
/** A postcode as the post writes it: "SW1A 1AA"; what is none yet stays as it is typed. */
export const plainPostcode = (typed: string): string => {
  if (!isPostcode(typed)) return typed;
  const signs = typed.replace(/\s/g, "").toUpperCase();
  return `${signs.slice(0, -inward)} ${signs.slice(-inward)}`;
};

/** The name on an envelope. */
export const addressee = (address: Pick<Address, "first_name" | "last_name">): string =>
  fullName(address);

/** The lines under the name, as they are printed; the country is left out within it. */
export const addressLines = (one: AddressFields): readonly string[] =>
  [one.address_line_1, one.address_line_2, one.city, plainPostcode(one.postcode)]
    .map((line) => line.trim())
    .filter((line) => line !== "");
