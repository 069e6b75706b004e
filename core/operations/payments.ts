import * as z from "zod/mini";
import { Bundle, Product } from "#core/domain/payment/index.ts";
import { CardClass, PostalClass } from "#core/domain/postal/index.ts";
import { maybeOfStory } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Payments";

export const paymentOperations = {
  readProducts: operation({
    tag,
    summary: "What can be bought, at which price",
    ids: ["API-99", "PAY-07", "OPEN-148"],
    query: maybeOfStory,
    answer: z.object({
      digital: z.array(Product),
      postal: z.array(Product),
      bundles: z.optional(z.array(Bundle)),
    }),
    subject: { of: "none" },
    who: "anyone",
  }),
  readPostal: operation({
    tag,
    summary: "What can be posted, where to",
    ids: ["API-100", "OPEN-159", "POST-03"],
    query: maybeOfStory,
    answer: z.object({
      card_classes: z.array(CardClass),
      postal_classes: z.array(PostalClass),
      send_by_post_enabled: z.boolean(),
      countries: z.array(z.string()),
    }),
    subject: { of: "none" },
    who: "signedIn",
  }),
};
