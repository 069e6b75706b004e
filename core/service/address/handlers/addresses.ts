import {
  type AddressRecord,
  addressMaximum,
  addressWords,
  postalCountry,
  presentAddress,
} from "#core/domain/address/index.ts";
import { type AccountId, done, refused } from "#core/kernel/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";

const one = (record: AddressRecord) => done({ address: presentAddress(record) });

/** All of an account's, those of single orders too. */
const ownAddresses = ({ store }: Context, account_id: AccountId) =>
  store.list("addresses", { account_id }, { limit: addressMaximum });

/** Those that are kept in the address book (OPEN-162). */
export const readAddresses: Handler<"readAddresses"> = async (context) => {
  const own = await ownAddresses(context, context.actor.account as AccountId);
  return done({ addresses: own.filter(({ saved }) => saved).map(presentAddress) });
};

/**
 * Keeps an address; one that is not `saved` is for a single order. Where there is no room left the oldest of those
 * makes room: orders have copies.
 */
export const createAddress: Handler<"createAddress"> = async (context, { body }) => {
  const { ids, today, work } = context;
  const account = await accountOf(context);
  if (!account.ok) return account;
  const account_id = account.value.id;
  const own = await ownAddresses(context, account_id);
  const passing = own.find(({ saved }) => !saved);
  if (own.length >= addressMaximum) {
    if (!passing) return refused("limited", addressWords.tooMany);
    work.remove("addresses", { id: passing.id });
  }
  const address: AddressRecord = {
    id: ids.id(),
    version: 1,
    account_id,
    first_name: body.first_name,
    last_name: body.last_name,
    address_line_1: body.address_line_1,
    address_line_2: body.address_line_2 ?? "",
    city: body.city,
    postcode: body.postcode,
    country: postalCountry,
    saved: body.saved ?? true,
    created_on: today,
  };
  work.add("addresses", address);
  // as of the version read: two at one moment are counted, and an account that is being deleted gets none
  work.change("accounts", account.value, {});
  return one(address);
};

/** What is not sent stays. */
export const changeAddress: Handler<"changeAddress"> = ({ work }, { body }, before) => {
  const set = {
    first_name: body.first_name ?? before.first_name,
    last_name: body.last_name ?? before.last_name,
    address_line_1: body.address_line_1 ?? before.address_line_1,
    address_line_2: body.address_line_2 ?? before.address_line_2,
    city: body.city ?? before.city,
    postcode: body.postcode ?? before.postcode,
    saved: body.saved ?? before.saved,
  };
  work.change("addresses", before, set);
  return one({ ...before, ...set });
};

/** Orders that go there keep their copy. */
export const deleteAddress: Handler<"deleteAddress"> = ({ work }, _asked, { id }) => {
  work.remove("addresses", { id });
  return done(null);
};
