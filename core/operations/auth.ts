import * as z from "zod/mini";
import { Auth } from "#core/domain/account/index.ts";
import { AuthContext } from "#core/domain/auth/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { firstName, lastName } from "./account.ts";
import {
  code,
  email,
  fields,
  id,
  line,
  longToken,
  oneOf,
  personName,
  token,
  yesNo,
} from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Auth";
const subject = { of: "none" } as const;
const who = "anyone";

/** A code that was typed, or the token of the mailed link. */
const proof = {
  verify_code: z.optional(code),
  auth_token: z.optional(longToken),
  /** Without it a code counts only from the network that asked for it. */
  auth_context_id: z.optional(id),
};
const provider = z
  .string("A provider is missing")
  .check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, asText(fieldWords.noProvider)));
/** Its word in addresses, and what its button says. */
const Provider = z.object({ id: z.string(), label: z.string() });
const SignedIn = z.object({ auth: Auth });
const Context = z.object({ auth_context_id: z.string() });
const linkParams = z.record(line(100), z.unknown(), asText(fieldWords.object)).check(
  z.refine((given) => JSON.stringify(given).length <= 4000, {
    error: asText(fieldWords.tooMuchInLink),
  }),
);

export const authOperations = {
  requestCode: operation({
    tag,
    summary: "Request a login code or link by email",
    ids: ["API-09", "AUTH-20", "OPEN-48"],
    body: fields({
      email,
      first_name: z.optional(personName),
      last_name: z.optional(personName),
      /** `change`: proves a new address of an account that is signed in, and signs nobody in. */
      verify_type: z.optional(oneOf(["code", "link", "change"])),
      /** What is not known of it is dropped (OPEN-53). */
      auth_link_params: z.optional(linkParams),
    }),
    answer: Context,
    refusals: ["locked"],
    subject,
    who,
  }),
  register: operation({
    tag,
    summary: "Sign up with a code or a link",
    ids: ["API-10", "AUTH-14", "AUTH-21"],
    body: fields({
      email,
      first_name: firstName,
      last_name: lastName,
      join_token: z.optional(token),
      ...proof,
    }),
    answer: SignedIn,
    refusals: ["gone", "locked"],
    subject,
    who,
  }),
  login: operation({
    tag,
    summary: "Log in with a code or a link",
    ids: ["API-11", "AUTH-21", "FORM-09"],
    body: fields({ email, ...proof }),
    answer: SignedIn,
    refusals: ["gone", "locked"],
    subject,
    who,
  }),
  loginWithProvider: operation({
    tag,
    summary: "Log in with an external provider",
    ids: ["API-12", "AUTH-22", "OPEN-51"],
    path: fields({ provider }),
    /** The query that the provider sent the browser back with. */
    body: fields({ token: longToken }),
    answer: z.object({ auth: Auth, new_user: z.boolean() }),
    refusals: ["gone", "locked"],
    subject,
    who,
  }),
  readProviders: operation({
    tag,
    summary: "List the external providers people can log in with",
    ids: ["API-12", "AUTH-02"],
    answer: z.object({ providers: z.array(Provider) }),
    subject,
    who,
  }),
  startProviderLogin: operation({
    tag,
    summary: "Start logging in with an external provider",
    ids: ["API-12", "AUTH-22", "OPEN-51"],
    path: fields({ provider }),
    /** To be asked there who they are, after another login did not do. */
    body: fields({ anew: z.optional(yesNo) }),
    answer: z.object({ url: z.string() }),
    refusals: ["locked"],
    subject,
    who,
  }),
  refresh: operation({
    tag,
    summary: "Refresh tokens, using the refresh token or the cookie",
    ids: ["API-13", "AUTH-31", "AUTH-32"],
    body: fields({
      refresh_token: z.optional(longToken),
      /** A random word, the same when it is asked again because no answer came: then that is no reuse. */
      attempt: z.optional(token),
    }),
    answer: SignedIn,
    subject,
    who,
  }),
  logout: operation({
    tag,
    summary: "Log out",
    ids: ["API-14", "AUTH-30"],
    body: fields({ refresh_token: z.optional(longToken) }),
    answer: null,
    subject,
    who,
  }),
  checkUsername: operation({
    tag,
    summary: "Check whether an email address is free",
    ids: ["API-15", "AUTH-12", "OPEN-52"],
    path: fields({ username: email }),
    answer: z.object({ account: z.object({ available: z.boolean() }) }),
    refusals: ["locked"],
    subject,
    who,
  }),
  readAuthContext: operation({
    tag,
    summary: "Get the status of a login",
    ids: ["API-16", "OPEN-53"],
    path: fields({ id }),
    answer: z.object({ auth_context: AuthContext }),
    refusals: ["gone"],
    subject,
    who,
  }),
  resendCode: operation({
    tag,
    summary: "Send the code or link again",
    ids: ["API-17", "AUTH-17", "OPEN-50"],
    body: fields({ auth_context_id: id }),
    answer: Context,
    refusals: ["gone", "locked"],
    subject,
    who,
  }),
};
