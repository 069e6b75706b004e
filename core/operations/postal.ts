import * as z from "zod/mini";
import { Destination, PostalOrder } from "#core/domain/postal/index.ts";
import { byId, date, fields, id, maybe, ofStory, oneOf, token, whole, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Postal orders";
const OneOrder = z.object({ postal_order: PostalOrder });
const own = { of: "postalOrder", at: "path.id" } as const;

/** OPEN-160. */
const order = {
  address_id: maybe(id),
  delivery_by: maybe(date),
  destination: z.optional(oneOf(Destination.options)),
  postal_class: maybe(id),
  scheduled_delivery: z.optional(yesNo),
};

export const postalOperations = {
  readPostalOrder: operation({
    tag,
    summary: "Get a postal order",
    ids: ["API-101", "POST-12"],
    path: byId,
    answer: OneOrder,
    subject: own,
    who: "holder",
  }),
  readPostalOrders: operation({
    tag,
    summary: "List a card's postal orders",
    ids: ["API-102"],
    query: ofStory,
    answer: z.object({ postal_orders: z.array(PostalOrder) }),
    subject: { of: "story", at: "query.story_id" },
    who: "signedInCardOwner",
  }),
  createPostalOrder: operation({
    tag,
    summary: "Start a postal order",
    ids: ["API-103", "POST-04", "OPEN-160"],
    body: fields({ story_id: id, ...order }),
    answer: OneOrder,
    subject: { of: "story", at: "body.story_id" },
    who: "signedInCardOwner",
    once: true,
  }),
  /** Once it is paid it stays as it is: `stale`. */
  changePostalOrder: operation({
    tag,
    summary: "Change a postal order that hasn't been paid for",
    ids: ["API-104", "POST-04"],
    inTurn: true,
    path: byId,
    /** `print_file` is the key of an upload of type `print`, a PDF. */
    body: fields({ ...order, print_file: z.optional(token), version: z.optional(whole) }),
    answer: OneOrder,
    refusals: ["stale", "tooLarge", "unsupported"],
    current: OneOrder,
    subject: own,
    who: "holder",
  }),
};
