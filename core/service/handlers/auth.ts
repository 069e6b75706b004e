import {
  addressChecks,
  codeAttempts,
  codeRequests,
  codeRequestsOfNetwork,
  keepLinkParams,
  verifyTypeFor,
} from "#core/domain/auth/index.ts";
import { firstNameWords } from "#core/domain/form/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { peopleWords, words } from "#core/domain/words/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import { accountWith, newAccount } from "../accounts.ts";
import { askedBy, bringCard } from "../adopting.ts";
import { spendAllowance } from "../allowance.ts";
import type { Context, Handler } from "../context.ts";
import { acceptInvitation } from "../joining.ts";
import { platformNow } from "../platform.ts";
import type { AuthContextRecord } from "../ports/index.ts";
import { newCode, type Proof, postCode, proveAddress } from "../proof.ts";
import { endSession, openSession, refreshSession } from "../sessions.ts";

const locked = () => refused("locked", peopleWords.locked);

/** The next one over the allowance of this address and network, or of the network alone, is locked out for a while (OPEN-48). */
const mayRequest = async (context: Context, email: string): Promise<boolean> => {
  const { network } = context.caller;
  insist(context);
  const ofBoth = await spendAllowance(context, `codes for ${email} from ${network}`, codeRequests);
  const part = partOf(context, email);
  return (
    ofBoth &&
    (await spendAllowance(context, `codes from ${network}, ${part}`, codeRequestsOfNetwork))
  );
};

/** One of sixteen, always the same for an address. */
const partOf = ({ secrets }: Context, email: string): string =>
  secrets.hash(`part:${email}`).slice(0, 1);

/** Many at one moment are counted one after the other; none of them is told that somebody else was first. */
const insist = ({ work }: Context): void => work.insist(locked());

export const requestCode: Handler<"requestCode"> = async (context, { body }) => {
  const email = plainEmail(body.email);
  if (!(await mayRequest(context, email))) return locked();
  const registration = (await accountWith(context, email)) === undefined;
  const id = context.ids.token();
  const fresh = newCode(context, id);
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
    auth_link_params: { ...keepLinkParams(body.auth_link_params), ...askedBy(context) },
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
  if (found.attempts >= codeAttempts || !(await mayRequest(context, found.email))) return locked();
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
    },
  });
};

/** OPEN-52: tells available, and nothing else; so many in a while that nobody tries out a list of addresses. */
export const checkUsername: Handler<"checkUsername"> = async (context, { path }) => {
  const email = plainEmail(path.username);
  insist(context);
  const whose = `checks from ${context.caller.network}, ${partOf(context, email)}`;
  if (!(await spendAllowance(context, whose, addressChecks))) return locked();
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
  await bringCard(context, proved.value, account);
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
  if (body.join_token !== undefined) {
    const invitation = await context.store.invitationSubject("join_token", body.join_token, null);
    // An invitation that is over is no reason not to sign up.
    if (invitation) await acceptInvitation(context, account.id, invitation);
  }
  await bringCard(context, proved.value, account);
  return done({ auth: await openSession(context, account) });
};

export const refresh: Handler<"refresh"> = async (context, { body }) => {
  const auth = await refreshSession(context, body.refresh_token ?? null, body.attempt ?? null);
  return auth ? done({ auth }) : refused("unauthenticated", words.signInAgain);
};

export const logout: Handler<"logout"> = (context, { body }) => {
  endSession(context, body.refresh_token ?? null);
  return done(null);
};
