import * as z from "zod/mini";

/** Something with a price (PAY-07); amounts in minor units (PAY-10). */
export const Product = z.object({
  name: z.string(),
  label: z.string(),
  amount: z.number(),
  currency: z.string(),
  currency_symbol: z.string(),
  /** Messages that fit; null means no limit (PAY-04). */
  slide_limit: z.nullable(z.number()),
});
export type Product = z.infer<typeof Product>;

/** PAY-13. */
export const CreditType = z.enum(["digital", "postal"]);
export type CreditType = z.infer<typeof CreditType>;

/** A number of credits sold at once (Appendix C); `amount` is of the whole bundle, in minor units. */
export const Bundle = z.object({
  bundle_type: CreditType,
  bundle_quantity: z.number(),
  amount: z.number(),
  currency: z.string(),
  currency_symbol: z.string(),
});
export type Bundle = z.infer<typeof Bundle>;
