import type { AccountId } from "#core/kernel/index.ts";
import type { Address } from "./address.ts";

/** An address as it is kept. */
export interface AddressRecord extends Address {
  readonly version: number;
  readonly account_id: AccountId;
  readonly created_on: string;
}

/** An account's address book holds so many. */
export const addressMaximum = 200;

/** An address as its holder is told of it, without when and by whom it was kept (POST-07). */
export const presentAddress = ({
  id,
  first_name,
  last_name,
  address_line_1,
  address_line_2,
  city,
  postcode,
  country,
  saved,
}: Address): Address => ({
  id,
  first_name,
  last_name,
  address_line_1,
  address_line_2,
  city,
  postcode,
  country,
  saved,
});
