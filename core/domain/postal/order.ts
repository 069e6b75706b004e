import * as z from "zod/mini";
import { Address } from "../address/address.ts";

/** OPEN-160. */
export const PostalOrderStatus = z.enum(["incomplete", "paid", "printing", "posted", "cancelled"]);
export type PostalOrderStatus = z.infer<typeof PostalOrderStatus>;
export const Destination = z.enum(["recipient", "sender"]);
export type Destination = z.infer<typeof Destination>;

/** A printed card on its way (POST-01); amounts in minor units, `pricing_formatted` as shown. */
export const PostalOrder = z.object({
  id: z.string(),
  version: z.number(),
  story_id: z.string(),
  address_id: z.nullable(z.string()),
  address: z.nullable(Address),
  delivery_by: z.nullable(z.string()),
  destination: Destination,
  postal_class: z.nullable(z.string()),
  scheduled_delivery: z.boolean(),
  status: PostalOrderStatus,
  card: z.number(),
  post: z.number(),
  total: z.number(),
  pricing_formatted: z.object({ card: z.string(), post: z.string(), total: z.string() }),
  /** The upload that is printed, a PDF; null while there is none. */
  print_file: z.optional(z.nullable(z.string())),
  created_on: z.string(),
});
export type PostalOrder = z.infer<typeof PostalOrder>;
