import { addressWords, presentAddress } from "#core/domain/address/index.ts";
import {
  britishDay,
  changeOrder,
  freshOrder,
  type OrderFault,
  orderWords,
  type PostalOrderRecord,
  presentOrder,
} from "#core/domain/postal/index.ts";
import { words } from "#core/domain/words/index.ts";
import { type AccountId, done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import { bookkeep } from "../../card/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { isPostOffered } from "../../payment/index.ts";
import { takePrint } from "../print.ts";

const one = (order: PostalOrderRecord) => done({ postal_order: presentOrder(order) });
const fault = ({ field, words: said }: OrderFault) => invalid(field, said);

/** One card has no more orders than this that nobody has paid for. */
const mostUnfinished = 20;

export const readPostalOrder: Handler<"readPostalOrder"> = (_context, _asked, order) => one(order);

/** The asker's own of that card, the newest first. Those that were never finished are gone on with (POST-04). */
export const readPostalOrders: Handler<"readPostalOrders"> = async (
  { store, actor },
  _asked,
  { story },
) => {
  const account_id = actor.account as AccountId;
  const orders = await store.list(
    "postal_orders",
    { account_id, story_id: story.id },
    { descending: true },
  );
  return done({ postal_orders: orders.map(presentOrder) });
};

/** A copy of one of the asker's own addresses: what is done to the address book later changes no order. */
const addressFor = async (
  { store, actor }: Context,
  address_id: string | null,
): Promise<Outcome<Pick<PostalOrderRecord, "address_id" | "address">, "invalid">> => {
  if (address_id === null) return done({ address_id, address: null });
  const address = await store.find("addresses", address_id);
  if (address?.account_id !== actor.account) return invalid("address_id", addressWords.gone);
  return done({ address_id, address: presentAddress(address) });
};

export const createPostalOrder: Handler<"createPostalOrder"> = async (
  context,
  { body },
  { story },
) => {
  const { ids, now, store, today, work } = context;
  if (!(await isPostOffered(context))) return refused("notFound", words.notFound);
  const account = await accountOf(context);
  if (!account.ok) return account;
  const account_id = account.value.id;
  const match = { account_id, story_id: story.id, status: "incomplete" } as const;
  const unfinished = await store.list("postal_orders", match, { limit: mostUnfinished });
  if (unfinished.length >= mostUnfinished) return refused("limited", orderWords.tooMany);
  const address = await addressFor(context, body.address_id ?? null);
  if (!address.ok) return address;
  const made = changeOrder(freshOrder, body, britishDay(now));
  if ("fault" in made) return fault(made.fault);
  const order: PostalOrderRecord = {
    ...made.chosen,
    ...address.value,
    id: ids.id(),
    version: 1,
    account_id,
    story_id: story.id,
    status: "incomplete",
    print_key: null,
    payment_id: null,
    provider: null,
    provider_ref: null,
    attempts: 0,
    failure: null,
    check_on: null,
    paid_on: null,
    printing_on: null,
    posted_on: null,
    cancelled_on: null,
    created_on: today,
  };
  work.add("postal_orders", order);
  // as of the versions read: an account or a card that is being deleted gets none
  work.change("accounts", account.value, {});
  bookkeep(work, story, {});
  return one(order);
};

/** Address, postage and day, and what is printed, until it is paid for (POST-04). */
export const changePostalOrder: Handler<"changePostalOrder"> = async (
  context,
  { body },
  before,
) => {
  const current = { postal_order: presentOrder(before) };
  if (before.status !== "incomplete") return refused("stale", orderWords.paid, { current });
  if (body.version !== undefined && body.version !== before.version)
    return refused("stale", words.changedMeanwhile, { current });
  const address: Outcome<Partial<PostalOrderRecord>, "invalid"> = body.address_id === undefined
    ? done({})
    : await addressFor(context, body.address_id);
  if (!address.ok) return address;
  const made = changeOrder(before, body, britishDay(context.now));
  if ("fault" in made) return fault(made.fault);
  const print: Outcome<string | null, "invalid" | "tooLarge" | "unsupported"> =
    body.print_file === undefined
      ? done(before.print_key)
      : await takePrint(context, before, body.print_file);
  if (!print.ok) return print;
  const set = { ...made.chosen, ...address.value, print_key: print.value };
  context.work.change("postal_orders", before, set);
  return one({ ...before, ...set, version: before.version + 1 });
};
