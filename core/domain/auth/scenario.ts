import * as z from "zod/mini";
import { asText } from "#core/kernel/index.ts";
import { plainLine, plainLines } from "../form/index.ts";
import { fieldWords } from "../words/fields.ts";

/** What a person was doing when they were asked to sign in, and goes on with afterwards (AUTH-26, AUTH-36). */
export const AuthScenario = z.enum([
  "Contribution",
  "CreatorSave",
  "CreatorSend",
  "CreatorSettings",
  "CreatorInviteGroup",
  "CreatorPayment",
  "AnonymousSaveExit",
  "RecipientSave",
  "RecipientThanks",
  "SwitchDevice",
  "PrivateJoin",
  "BundlePayment",
  "ThemesetAccept",
  "RedirectThemes",
]);
export type AuthScenario = z.infer<typeof AuthScenario>;

const tooLong = asText(fieldWords.tooLong);
const word = z.optional(z.string().check(z.overwrite(plainLine), z.maxLength(300, tooLong)));

/** What a sign-in link carries, so that a link opened elsewhere resumes: the scenario and the ids of anonymousData (OPEN-53, AUTH-25). */
export const AuthLinkParams = z.object({
  authScenario: z.optional(AuthScenario),
  bundleType: word,
  bundleQuantity: z.optional(z.int(asText(fieldWords.wholeNumber))),
  contributionId: word,
  didPlayAsRecipient: z.optional(z.boolean()),
  groupToken: word,
  joinToken: word,
  productTier: word,
  /** Not an id, but what was written: it would be lost on another device. */
  recipientThanks: z.optional(z.string().check(z.overwrite(plainLines), z.maxLength(300, tooLong))),
  recipientToken: word,
  sendMethod: word,
  sharedStoryId: word,
  slideType: word,
  storyId: word,
  themesetId: word,
});
export type AuthLinkParams = z.infer<typeof AuthLinkParams>;

/** Keeps what is known of link parameters and drops the rest, however the asker spelt them. */
export const keepLinkParams = (params: unknown): AuthLinkParams => {
  const given = typeof params === "object" && params !== null ? params : {};
  const kept: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(AuthLinkParams.shape)) {
    const read = z.safeParse(schema, (given as Record<string, unknown>)[name]);
    if (read.success && read.data !== undefined) kept[name] = read.data;
  }
  return kept as AuthLinkParams;
};
