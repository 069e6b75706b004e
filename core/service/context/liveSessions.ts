import { accessTokenLife } from "#core/domain/auth/index.ts";
import type { Clock, Instant } from "#core/kernel/index.ts";
import type { Notice, Store } from "../ports/index.ts";

/** What an access token says of who shows it. */
export interface Claims {
  readonly account: string;
  readonly session: string;
}

/** Which sessions go on, so that an access token ends with its session and is no round trip while it lasts. */
export interface LiveSessions {
  isAlive(claims: Claims): Promise<boolean>;
  /** What is known of a session is looked up again before it is believed. */
  doubt(session: string): void;
  /** Takes note of an ending; those of this process are told before its call is answered. */
  hear(notice: Notice): void;
}

/** How many sessions are remembered before those whose time is over are dropped. */
const many = 10_000;

/**
 * Remembers the sessions that the store knew to go on, for as long as an access token lasts. Every end of a session
 * is told to all processes ({@link endings}), and then it is looked up again; so is everything while nothing can be
 * heard, since a notice may be lost with the line (decision 0009).
 */
export const liveSessions = (
  store: Pick<Store, "find" | "listen">,
  clock: Pick<Clock, "now">,
): LiveSessions => {
  const known = new Map<string, { readonly account: string; readonly until: Instant }>();
  let isHearing = false;
  /** Rises with every ending, so that what was looked up before it is not remembered after it. */
  let era = 0;
  const forget = (hits: (session: string, account: string) => boolean) => {
    era++;
    for (const [session, { account }] of known) if (hits(session, account)) known.delete(session);
  };
  const hear = ({ topic, kind }: Notice) => {
    if (kind === ended)
      forget((session, account) =>
        [`session:${session}`, `account:${account}`, "sessions"].includes(topic),
      );
  };
  store.listen(hear, (hearing) => {
    isHearing = hearing;
    forget(() => true);
  });

  const lookUp = async ({ account, session }: Claims): Promise<boolean> => {
    const before = era;
    const row = await store.find("sessions", session);
    const alive = row !== null && row.revoked_on === null && row.account_id === account;
    const now = clock.now();
    if (known.size >= many) forget((one) => (known.get(one)?.until ?? 0) <= now);
    if (alive && isHearing && era === before)
      known.set(session, { account, until: now + accessTokenLife });
    return alive;
  };
  return {
    isAlive: async (claims) => {
      const one = known.get(claims.session);
      return one?.account === claims.account && one.until > clock.now() ? true : lookUp(claims);
    },
    doubt: (session) => void known.delete(session),
    hear,
  };
};

const ended = "ended";

/** The notice of sessions that may have ended: one, all of an account, or any. */
export const endOf = (of: { readonly id?: unknown; readonly account_id?: unknown }): Notice =>
  typeof of.id === "string"
    ? { topic: `session:${of.id}`, kind: ended }
    : typeof of.account_id === "string"
      ? { topic: `account:${of.account_id as never}`, kind: ended }
      : { topic: "sessions", kind: ended };
export const isEnd = ({ kind }: Notice): boolean => kind === ended;
