import type { Address } from "./address.ts";

const searchable = (one: Address): string =>
  [
    one.first_name,
    one.last_name,
    one.address_line_1,
    one.address_line_2,
    one.city,
    one.postcode,
    one.country,
  ]
    .filter((part) => part !== "")
    .join(" ")
    .toLowerCase();

/** Addresses whose name or address holds what was typed, in any case (POST-08). */
export const searchAddresses = (addresses: readonly Address[], typed: string): Address[] => {
  const term = typed.trim().toLowerCase();
  return addresses.filter((one) => searchable(one).includes(term));
};
