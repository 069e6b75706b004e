import * as z from "zod/mini";
import { asText } from "#core/kernel/index.ts";
import { fieldWords } from "../words/fields.ts";

const credits = z
  .int(asText(fieldWords.wholeNumber))
  .check(z.minimum(0, asText(fieldWords.zeroOrMore)));

/** The signed-in person's own profile (ACCT-01). `username` is the e-mail address (OPEN-52). */
export const Account = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  hide_my_email: z.boolean(),
  credits_digital_available: credits,
  credits_digital_used: credits,
  credits_postal_available: credits,
  credits_postal_used: credits,
  last_card_on: z.nullable(z.string()),
  tooltips: z.array(z.string()),
});
export type Account = z.infer<typeof Account>;

/** What signing in hands out (AUTH-24); the names are the specification's. */
export const Auth = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  username: z.string(),
});
export type Auth = z.infer<typeof Auth>;
