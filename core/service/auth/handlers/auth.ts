import type { AccountRecord } from "#core/domain/account/index.ts";
import { codeAttempts, keepLinkParams, verifyTypeFor } from "#core/domain/auth/index.ts";
import { firstNameWords } from "#core/domain/form/index.ts";
import { type LockName, overLimit } from "#core/domain/limits/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { peopleWords, words } from "#core/domain/words/index.ts";
import { done, invalid, minutes, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { platformNow } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import type { AuthContextRecord } from "../../ports/index.ts";
import { acceptInvitation } from "../../role/index.ts";
import { accountWith, keepLocale, newAccount } from "../accounts.ts";
import { askedBy, bringCard, isAskedHere, needsAgreement, noteSignedIn } from "../carried.ts";
import { lockedUntil, newCode, type Proof, postCode, proveAddress } from "../proof.ts";
import { endSession, openSession, refreshSession } from "../sessions.ts";

/**
 * The next code over the limit of this address and network, of the address over all networks, or of the network, is
 * refused for a while (OPEN-48). Many at one moment are counted one after the other; none is told that somebody else
 * was first.
 */
const mayRequest = (context: Context, email: string) => {
  const { network } = context.caller;
  insist(context, "codes");
  return countIn(context, [
    { limit: "codes", of: `${email} ${network}` },
    { limit: "codesToAddress", of: email },
    { limit: "codesOfNetwork", of: `${network} ${partOf(context, email)}` },
  ]);
};

/** One of sixteen, always the same for an address. */
const partOf = ({ secrets }: Context, email: string): string =>
  secrets.hash(`part:${email}`).slice(0, 1);

const insist = ({ work }: Context, limit: LockName): void =>
  work.insist(overLimit(limit, minutes(1)));

export const requestCode: Handler<"requestCode"> = async (context, { body }) => {
  const email = plainEmail(body.email);
  const over = await mayRequest(context, email);
  if (over) return over;
  const registration = (await accountWith(context, email)) === undefined;
  const id = context.ids.token();
  const fresh = newCode(context, id);
  const carried = keepLinkParams(body.auth_link_params);
  const started: AuthContextRecord = {
    id,
    version: 1,
    email,
    first_name: body.first_name?.trim() ?? "",
    last_name: body.last_name?.trim() ?? "",
    registration,
    verify_type: verifyTypeFor(
      body.verify_type ?? "code",
      registration,
      (await platformNow(context)).enabled_features,
    ),
    auth_link_params: { ...carried, ...askedBy(context, carried) },
    ...fresh.set,
    attempts: 0,
    network: context.caller.network,
    used_on: null,
    created_on: context.today,
  };
  context.work.add("auth_contexts", started);
  postCode(context, started, fresh);
  return done({ auth_context_id: id });
};

/** A new code for the same sign-in; the old one ends, and wrong codes so far still count. */
export const resendCode: Handler<"resendCode"> = async (context, { body }) => {
  const found = await context.store.find("auth_contexts", body.auth_context_id);
  if (!found) return refused("notFound", words.notFound);
  if (found.used_on !== null) return refused("gone", peopleWords.codeExpired);
  if (found.attempts >= codeAttempts) return lockedUntil(context, found);
  const over = await mayRequest(context, found.email);
  if (over) return over;
  const fresh = newCode(context, found.id);
  context.work.change("auth_contexts", found, fresh.set);
  postCode(context, found, fresh);
  return done({ auth_context_id: found.id });
};

export const readAuthContext: Handler<"readAuthContext"> = async (context, { path }) => {
  const found = await context.store.find("auth_contexts", path.id);
  // a new address of an account is no way in
  if (!found || found.verify_type === "change") return refused("notFound", words.notFound);
  return done({
    auth_context: {
      id: found.id,
      email: found.email,
      first_name: found.first_name,
      last_name: found.last_name,
      registration: found.registration,
      verify_type: found.verify_type,
      auth_link_params: keepLinkParams(found.auth_link_params),
      expired: found.used_on !== null || context.now >= Date.parse(found.expires_on),
      needs_agreement: needsAgreement(context, found),
    },
  });
};

/** OPEN-52: tells available, and nothing else; so many in a while that nobody tries out a list of addresses. */
export const checkUsername: Handler<"checkUsername"> = async (context, { path }) => {
  const email = plainEmail(path.username);
  insist(context, "addressChecks");
  const of = `${context.caller.network} ${partOf(context, email)}`;
  const over = await countIn(context, [{ limit: "addressChecks", of }]);
  if (over) return over;
  return done({ account: { available: (await accountWith(context, email)) === undefined } });
};

const proofOf = (body: {
  email: string;
  verify_code?: string | undefined;
  auth_token?: string | undefined;
  auth_context_id?: string | undefined;
}): Proof => ({
  email: plainEmail(body.email),
  context: body.auth_context_id ?? null,
  code: body.verify_code ?? null,
  link: body.auth_token ?? null,
});

export const login: Handler<"login"> = async (context, { body }) => {
  const proof = proofOf(body);
  const proved = await proveAddress(context, proof);
  if (!proved.ok) return proved;
  const account = await accountWith(context, proof.email);
  // The address is proved, but nobody registered: the code stays good for doing so.
  if (!account) return invalid("first_name", firstNameWords);
  keepLocale(context, account);
  return enter(context, proved.value, account);
};

/** What another visit was about to do waits until it is agreed to (OPEN-166). */
const enter = async (context: Context, signIn: AuthContextRecord, account: AccountRecord) => {
  noteSignedIn(context, signIn, account);
  if (isAskedHere(context, signIn)) await bringCard(context, signIn, account);
  return done({ auth: await openSession(context, account) });
};

/** Somebody who has an account by now is signed in with it; names of an existing account stay. */
export const register: Handler<"register"> = async (context, { body }) => {
  const proof = proofOf(body);
  const proved = await proveAddress(context, proof);
  if (!proved.ok) return proved;
  const existing = await accountWith(context, proof.email);
  const account =
    existing ??
    newAccount(context, proof.email, {
      first_name: body.first_name.trim(),
      last_name: body.last_name.trim(),
    });
  if (!existing) context.work.add("accounts", account);
  const { joinToken } = proved.value.auth_link_params;
  const isForeign = body.join_token === joinToken && needsAgreement(context, proved.value);
  if (body.join_token !== undefined && !isForeign) {
    const invitation = await context.store.invitationSubject(
      "join_token",
      body.join_token,
      { account: account.id, visitor: null },
      null,
    );
    // An invitation that is over is no reason not to sign up.
    if (invitation) acceptInvitation(context, account.id, invitation);
  }
  return enter(context, proved.value, account);
};

export const refresh: Handler<"refresh"> = async (context, { body }) => {
  const auth = await refreshSession(context, body.refresh_token ?? null, body.attempt ?? null);
  return auth ? done({ auth }) : refused("unauthenticated", words.signInAgain);
};

export const logout: Handler<"logout"> = (context, { body }) => {
  endSession(context, body.refresh_token ?? null);
  return done(null);
};
