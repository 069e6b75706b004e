import type { AccountRecord, Auth } from "#core/domain/account/index.ts";
import {
  accessTokenLife,
  familyLife,
  judgeRefresh,
  type TokenShown,
} from "#core/domain/auth/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import type { SessionRecord } from "../ports/index.ts";
import { networkHash } from "./guesses.ts";

/** The n-th refresh token of a family. Made from the server's pepper, so that only its hash is stored (design rule 6). */
const nthToken = ({ secrets }: Context, family: string, n: number): string =>
  `${family}.${n}.${secrets.hash(`refresh:${family}:${n}`)}`;

const hashOf = ({ secrets }: Context, token: string): string =>
  secrets.hash(`refresh token:${token}`);

const hashOfAttempt = ({ secrets }: Context, attempt: string): string =>
  secrets.hash(`refresh attempt:${attempt}`);

/** The family a token was truly handed out for, null for anything else. */
export const familyOf = (context: Context, token: string | null): string | null => {
  const [family = "", n = "", ...rest] = (token ?? "").split(".");
  return rest.length === 1 &&
    context.secrets.same(nthToken(context, family, Number(n)), token ?? "")
    ? family
    : null;
};

const keepCookie = (context: Context, token: string | null): void =>
  context.caller.jar.set("session", token, token === null ? 0 : familyLife / 1000);

const hand = async (
  context: Context,
  account: AccountRecord,
  family: string,
  refreshToken: string,
): Promise<Auth> => {
  const kept = familyOf(context, context.caller.jar.get("session"));
  // Another family's cookie belongs to whoever signed in last in this browser.
  if (kept === null || kept === family) keepCookie(context, refreshToken);
  return {
    accessToken: await context.secrets.sign(
      { account: account.id, session: family },
      accessTokenLife / 1000,
    ),
    refreshToken,
    username: account.email,
  };
};

/** Signs a browser in: a new family, its first tokens, and the cookie that outlives the tab. */
export const openSession = async (context: Context, account: AccountRecord): Promise<Auth> => {
  const { today, now, ids, work } = context;
  const family = ids.token();
  const token = nthToken(context, family, 1);
  // a browser is in one session: what it was in before is over, also for a tab that slept through this
  const before = familyOf(context, context.caller.jar.get("session"));
  if (before !== null) work.mark("sessions", before, { revoked_on: today });
  work.add("sessions", {
    id: family,
    version: 1,
    account_id: account.id,
    refresh_hash: hashOf(context, token),
    previous_hash: null,
    attempt_hash: null,
    network_hash: networkHash(context, context.caller.network),
    rotated_on: today,
    revoked_on: null,
    expires_on: iso(now + familyLife),
    created_on: today,
  });
  keepCookie(context, token);
  return hand(context, account, family, token);
};

/** Hands out the family's next tokens; the one before is good for a short grace. */
export const rotateSession = async (
  context: Context,
  account: AccountRecord,
  session: SessionRecord,
  attempt: string | null = null,
): Promise<Auth> => {
  const token = nthToken(context, session.id, session.version + 1);
  context.work.change("sessions", session, {
    refresh_hash: hashOf(context, token),
    previous_hash: session.refresh_hash,
    attempt_hash: attempt === null ? null : hashOfAttempt(context, attempt),
    network_hash: networkHash(context, context.caller.network),
    rotated_on: context.today,
    expires_on: iso(context.now + familyLife),
  });
  return hand(context, account, session.id, token);
};

const shownBy = (context: Context, session: SessionRecord, token: string): TokenShown => {
  const hash = hashOf(context, token);
  if (context.secrets.same(hash, session.refresh_hash)) return "current";
  if (session.previous_hash !== null && context.secrets.same(hash, session.previous_hash))
    return "previous";
  return familyOf(context, token) === session.id ? "older" : "foreign";
};

/**
 * New tokens for a refresh token from the body, or from the cookie alone; null when it is worth nothing. A tab that
 * slept through refreshes shows an old token beside the browser's current cookie: the cookie then speaks for it. An
 * old token without that ends the family, and that is kept although the call is refused. `attempt` is a random word of
 * whoever asks, the same when it asks again because no answer came.
 */
export const refreshSession = async (
  context: Context,
  bodyToken: string | null,
  attempt: string | null = null,
): Promise<Auth | null> => {
  const cookie = context.caller.jar.get("session");
  const shown = bodyToken ?? cookie;
  const family = familyOf(context, shown);
  const session = family === null ? null : await context.store.find("sessions", family);
  if (shown === null || session === null) return forget(context, bodyToken, family);
  const tokens = [shown, ...(familyOf(context, cookie) === session.id && cookie ? [cookie] : [])];
  const isSameAttempt =
    attempt !== null &&
    session.attempt_hash !== null &&
    context.secrets.same(hashOfAttempt(context, attempt), session.attempt_hash);
  const verdicts = tokens.map((t) =>
    judgeRefresh(session, shownBy(context, session, t), context.now, isSameAttempt),
  );
  const account = await context.store.find("accounts", session.account_id);
  if (account && verdicts.includes("rotate"))
    return rotateSession(context, account, session, attempt);
  if (account && verdicts.includes("repeat"))
    return hand(context, account, session.id, nthToken(context, session.id, session.version));
  if (verdicts.includes("revoke")) {
    context.work.change("sessions", session, { revoked_on: context.today });
    context.work.keepOnRefusal();
  }
  return forget(context, bodyToken, family);
};

/** Clears the cookie of a family that is over, although the call is refused. */
const forget = (context: Context, bodyToken: string | null, family: string | null): null => {
  const kept = context.caller.jar.get("session");
  if (kept !== null && (bodyToken === null || familyOf(context, kept) === family)) {
    keepCookie(context, null);
    context.work.keepOnRefusal();
  }
  return null;
};

/** Ends an account's sessions, but for the one that goes on; what one of them is writing at this moment is too late. */
export const endOtherSessions = async (
  { store, work, today }: Context,
  account: AccountRecord,
  goesOn: SessionRecord,
): Promise<void> => {
  const sessions = await store.list("sessions", { account_id: account.id, revoked_on: null });
  for (const { id } of sessions)
    if (id !== goesOn.id) work.mark("sessions", id, { revoked_on: today });
};

/** Ends every session of an account, whatever begins at this moment, and clears the cookie of one of them. */
export const endAllSessions = async (context: Context, account: AccountRecord): Promise<void> => {
  const { store, work, today, caller } = context;
  work.changeAll("sessions", { account_id: account.id, revoked_on: null }, { revoked_on: today });
  const kept = familyOf(context, caller.jar.get("session"));
  const session = kept === null ? null : await store.find("sessions", kept);
  if (session?.account_id === account.id) keepCookie(context, null);
};

/** Signs a browser out: ends the family of the token, or of the cookie, and clears the cookie that belongs to it. */
export const endSession = (context: Context, bodyToken: string | null): void => {
  const kept = familyOf(context, context.caller.jar.get("session"));
  const family = familyOf(context, bodyToken) ?? kept;
  if (family !== null) context.work.mark("sessions", family, { revoked_on: context.today });
  if (kept === family) keepCookie(context, null);
};
