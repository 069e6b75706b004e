import * as z from "zod/mini";

/** The only country that cards are posted to (POST-06). */
export const postalCountry = "United Kingdom";

/** Where a printed card goes (POST-07). `saved`: kept in the address book (OPEN-162). */
export const Address = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  saved: z.boolean(),
});
export type Address = z.infer<typeof Address>;

/** An address found for what was typed; retrieved in full by its id (POST-09). */
export const AddressSuggestion = z.object({ id: z.string(), text: z.string() });
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

/** An address as a directory has it: where, and not who. */
export type FoundAddress = Pick<Address, "address_line_1" | "address_line_2" | "city" | "postcode">;

const postcode = /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;
/** Whether a text has the shape of a British postcode (OPEN-162). */
export const isPostcode = (text: string): boolean => postcode.test(text.trim());
