import type { InputOf } from "#core/operations/index.ts";
import { harbour } from "#specs/fixtures/posting.ts";
import { type Known, soon, uploadPrint, written } from "./known.ts";

/** What somebody has who paid for this and that; everything by its id. */
export interface Bought {
  readonly card: string;
  /** Their address book’s only entry. */
  readonly address: string;
  /** A printed card that is paid for, and its payment. */
  readonly paid: string;
  readonly payment: string;
  /** A printed card that lacks nothing but its payment. */
  readonly begun: string;
}

type Order = InputOf<"pay">["body"];

/** Buys it with a credit or with the test card that goes through; answers the payment’s id once it is settled. */
export const buy = async (who: Known, body: Order): Promise<string> => {
  const { client_secret, payment } = await who.ask("pay", { body });
  const id = payment?.id ?? "";
  if (client_secret === undefined) return id;
  await who.ask("confirmTestPayment", { body: { client_secret, number: "4242424242424242" } });
  const isSettled = async () => {
    const { payment_status } = await who.ask("readPaymentStatus", { path: { id } });
    return payment_status === "succeeded" || undefined;
  };
  await soon(isSettled, "settled payment");
  return id;
};

/** An order of a card that lacks nothing but its payment; answers its id. */
export const ordered = async (who: Known, story_id: string, address_id: string) => {
  const { postal_order } = await who.ask("createPostalOrder", {
    body: { story_id, address_id, postal_class: "second_class" },
  });
  const path = { id: postal_order.id };
  await who.ask("changePostalOrder", { path, body: { print_file: await uploadPrint(who) } });
  return postal_order.id;
};

/** Five credits, one of them spent, a printed card that is paid for, and one that is not. */
export const livingPurchases = async (buyer: Known): Promise<Bought> => {
  const { story } = await buyer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "vanilla" },
  });
  await written(buyer, story.id, "You make Mondays bearable, and Fridays better still.");
  await buy(buyer, { payment_type: "bundle", bundle_type: "digital", bundle_quantity: 5 });
  await buy(buyer, {
    payment_type: "product_tier",
    product_tier: "unlimited",
    story_id: story.id,
    use_credit_type: "digital",
  });
  const { address } = await buyer.ask("createAddress", { body: harbour });
  const paid = await ordered(buyer, story.id, address.id);
  const payment = await buy(buyer, {
    payment_type: "postal_order",
    postal_order_id: paid,
    story_id: story.id,
  });
  const begun = await ordered(buyer, story.id, address.id);
  return { card: story.id, address: address.id, paid, payment, begun };
};
