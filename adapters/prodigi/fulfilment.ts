import { addressee } from "#core/domain/address/index.ts";
import { type Fulfilment, FulfilmentFailed, type PrintOrder } from "#core/service/ports/index.ts";
import { ManyOrders, OneOrder, shown } from "./answers.ts";
import type { ProdigiClient } from "./client.ts";

/** What each class is sent by; anything else the cheapest way. */
const methods: Readonly<Record<string, string>> = {
  second_class: "Budget",
  first_class: "Standard",
};
const country = "GB";

/** Has cards printed and posted by Prodigi, each as one copy of one product. */
export const prodigiFulfilment = (
  { sku }: { readonly sku: string },
  ask: ProdigiClient,
): Fulfilment => {
  const one = (answer: { order?: Parameters<typeof shown>[0] | null | undefined } | null) => {
    if (!answer?.order)
      throw new FulfilmentFailed("Prodigi has no such order, or holds it back for now.");
    return shown(answer.order);
  };
  const at = (ref: string) => `Orders/${encodeURIComponent(ref)}`;
  const read = async (ref: string): Promise<PrintOrder> => one(await ask("GET", at(ref), OneOrder));
  return {
    name: "prodigi",
    order: async ({ key, address, postal_class, print, notice }) =>
      one(
        await ask("POST", "Orders", OneOrder, {
          idempotencyKey: key,
          merchantReference: key,
          callbackUrl: notice,
          shippingMethod: methods[postal_class] ?? "Budget",
          recipient: {
            name: addressee(address),
            address: {
              line1: address.address_line_1,
              ...(address.address_line_2 === "" ? {} : { line2: address.address_line_2 }),
              postalOrZipCode: address.postcode,
              townOrCity: address.city,
              countryCode: country,
            },
          },
          items: [
            {
              sku,
              copies: 1,
              sizing: "fillPrintArea",
              assets: [{ printArea: "default", url: print }],
            },
          ],
        }),
      ),
    find: async (key) => {
      const path = `Orders?merchantReferences=${encodeURIComponent(key)}`;
      const answer = await ask("GET", path, ManyOrders);
      // a server that overlooks the filter answers with everybody's
      const found = answer?.orders.find((order) => order.merchantReference === key);
      return found ? shown(found) : null;
    },
    read,
    cancel: async (ref) => {
      await ask("POST", `${at(ref)}/actions/cancel`, OneOrder);
      // whether it could be cancelled, the order itself says
      return read(ref);
    },
  };
};
