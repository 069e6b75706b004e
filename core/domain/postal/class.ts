import * as z from "zod/mini";

/** How a card travels (POST-03); `amount` in minor units. */
export const PostalClass = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  delivery_days: z.number(),
});
export type PostalClass = z.infer<typeof PostalClass>;

/** What a printed card costs without postage; `amount` in minor units. */
export const CardClass = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type CardClass = z.infer<typeof CardClass>;
