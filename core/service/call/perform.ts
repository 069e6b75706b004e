import { type Actor, isSignedIn, type Rule, rules } from "#core/domain/access/index.ts";
import { networkOf } from "#core/domain/limits/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, iso, type Outcome, type Refused, refused } from "#core/kernel/index.ts";
import {
  type Api,
  type CallOptions,
  type Operation,
  type OperationId,
  operations,
} from "#core/operations/index.ts";
import type { Caller, Context, Service, UnitOfWork } from "../context/index.ts";
import { Conflict, type CookieJar, type Store } from "../ports/index.ts";
import { check, type Parts } from "./asked.ts";
import { Attempt } from "./attempt.ts";
import { encode } from "./encode.ts";
import { handlers } from "./handlers.ts";
import { identify, welcomeVisitor } from "./identify.ts";
import { KeyedQueue } from "./keyedQueue.ts";
import { Repeat } from "./repeats.ts";
import { loadSubject } from "./subjects.ts";

type AnyHandler = (context: Context, asked: Parts, subject: unknown) => Promise<Outcome<unknown>>;

/** How often a call is decided again when another write came between, in its turn or out of patience. */
const attempts = 24;
/** And where it insists: more often than any limit of guesses is high, since every other write spent one of them. */
const insistentAttempts = 128;

/** One call, checked, with who asks. */
interface Call {
  readonly id: OperationId;
  readonly row: Operation;
  readonly asked: Parts;
  readonly caller: Caller;
  readonly actor: Actor;
  readonly session: string | null;
  readonly repeat: Repeat;
}

/** Has to be decided again: another write came between, or others are in turn for the same. */
class Lost {
  /** What its writes contend for. */
  readonly key: string;
  readonly lastWord: Refused | null;
  constructor(key: string, { lastWord }: UnitOfWork) {
    this.key = key;
    this.lastWord = lastWord;
  }
}

/**
 * The only way into a handler, whatever the transport: check the input, load the subject, decide access on
 * it, run the handler with that subject, commit what it gathered, encode the answer through its schema.
 * Whoever loses to another write takes a turn for the same card, across all processes (decision 0027).
 */
export const perform = (service: Service) => {
  const queue = queueOf(service.store);
  return (caller: Caller): Api =>
    (async (id: OperationId, input: Partial<Parts>, options?: CallOptions) => {
      const row: Operation = operations[id];
      const checked = check(row, input);
      if (!checked.ok) return checked;
      // Signing in, refreshing and out again may come with a token that has run out.
      const who = await identify(
        service,
        row.tag === "Auth" ? { ...caller, accessToken: null } : caller,
      );
      if (typeof who === "string") return refused("unauthenticated", words.signInAgain);
      const asking: Caller = {
        ...caller,
        network: networkOf(caller.network),
        jar: asSent(caller.jar),
        requestKey: options?.key ?? caller.requestKey,
      };
      const repeated = row.once ? asking : { ...asking, requestKey: null };
      const repeat = new Repeat(service, repeated, who.actor, id, checked.value);
      const call = { id, row, asked: checked.value, caller: asking, repeat, ...who };
      const known = repeat.mayBeElsewhere ? await repeat.earlier() : null;
      if (known) return known;
      const first = await (row.kept
        ? kept(service, call)
        : once(service, call, (key) => queue.isTaken(key), true));
      if (!(first instanceof Lost)) return first;
      return queue.run(first.key, service.clock, () =>
        service.store.exclusively(first.key, async () => {
          for (let attempt = 2; ; attempt++) {
            const earlier = await repeat.earlier();
            if (earlier) return earlier;
            const outcome = await once(service, call, () => false, false);
            if (!(outcome instanceof Lost)) return outcome;
            const { lastWord } = outcome;
            if (attempt >= (lastWord ? insistentAttempts : attempts))
              return lastWord ?? refused("stale", words.changedMeanwhile);
          }
        }),
      );
    }) as Api;
};

/** The cookies that the call came with; other calls of the same browser change nothing of them. */
const asSent = (jar: CookieJar): CookieJar => {
  const sent = { visitor: jar.get("visitor"), session: jar.get("session") };
  return { get: (name) => sent[name], set: (...cookie) => jar.set(...cookie) };
};

/** The queues belong to the store: whoever writes to the same one waits in the same. */
const queueOf = (store: Store): KeyedQueue => {
  const known = turnsOfStores.get(store) ?? new KeyedQueue();
  turnsOfStores.set(store, known);
  return known;
};
const turnsOfStores = new WeakMap<Store, KeyedQueue>();

/** What an answer takes in memory, in half kilobytes: a slide about five. Refusals are not kept. */
const weigh = (outcome: Outcome<unknown> | Lost): number => {
  if (outcome instanceof Lost || !outcome.ok) return 0;
  const { story } = outcome.value as { readonly story?: { readonly slides: readonly unknown[] } };
  return 1 + (story?.slides.length ?? 0) * 5;
};

/** As {@link once}, out of memory where the same was answered to the same actor since the card last changed. */
const kept = async (service: Service, call: Call): Promise<Outcome<unknown> | Lost> => {
  const { id } = call.asked.path as { readonly id: string };
  const { account, visitor } = call.actor;
  const question = `${call.id} ${account ?? ""} ${visitor ?? ""}`;
  const found = () => service.answers.find(id, question) as Outcome<unknown> | undefined;
  if (found()) {
    if (await hasEnded(service, call)) return refused("unauthenticated", words.signInAgain);
    // what is found in memory is good for this moment only
    const known = found();
    if (known) return known;
  }
  return service.answers.keep(id, question, weigh, () => once(service, call, () => false, true));
};

/** Whether a session ended: its token is good for nothing then, whatever its time says (F-09). */
const hasEnded = async ({ sessions }: Service, { actor: { account }, session }: Call) =>
  session !== null && account !== null && !(await sessions.isAlive({ account, session }));

/** One attempt. It writes nothing where `isTaken` says that others are in turn for what it would write. */
const once = async (
  service: Service,
  call: Call,
  isTaken: (key: string) => boolean,
  isFirst: boolean,
): Promise<Outcome<unknown> | Lost> => {
  const { id, row, asked, caller, actor, session, repeat } = call;
  const handler = handlers[id] as unknown as AnyHandler;
  if (await hasEnded(service, call)) return refused("unauthenticated", words.signInAgain);
  const subject = await loadSubject(service.store, row.subject, asked, actor);
  const rule: Rule<never> = rules[row.who];
  if (subject === undefined)
    return row.who === "signedIn" && !isSignedIn(actor)
      ? refused("unauthenticated", words.pleaseSignIn)
      : refused("notFound", words.notFound);
  if (!rule.lets(actor, subject as never))
    return isSignedIn(actor)
      ? refused("forbidden", rule.says?.(actor, subject as never) ?? words.notAllowed)
      : refused("unauthenticated", words.pleaseSignIn);

  const attempt = new Attempt(service, caller);
  const { work } = attempt;
  const context = contextOf(service, attempt, caller, actor, session);
  try {
    const outcome = await handler(context, asked, subject);
    if (!outcome.ok && !work.keptOnRefusal) {
      await attempt.refused();
      // what is refused now may have been done before
      return (isFirst && (await repeat.earlier())) || outcome;
    }
    const answer = outcome.ok && row.answer !== null ? encode(row.answer, outcome.value) : null;
    if (outcome.ok && repeat.isKept)
      work.add("requests", repeat.row(answer, attempt.jar, context.today));
    const key = contendedBy(subject, actor, caller);
    if (isTaken(key) || !(await commit(service, work, session))) {
      await attempt.lost();
      return new Lost(key, work);
    }
    await attempt.counts();
    return outcome.ok ? done(answer) : outcome;
  } catch (error) {
    await attempt.lost();
    throw error;
  }
};

/** What the writes of a call contend for: its card, else what is the person's, else what is counted of their network. */
const contendedBy = (subject: unknown, actor: Actor, caller: Caller): string => {
  const { story } = (subject ?? {}) as { readonly story?: { readonly id: string } | null };
  if (story) return `story:${story.id}`;
  return actor.account === null ? `network:${caller.network}` : `account:${actor.account}`;
};

/** False when another write came between and the call has to be decided again. */
const commit = async (
  { store, sessions }: Service,
  { changes, notices, jobs }: UnitOfWork,
  session: string | null,
): Promise<boolean> => {
  if (changes.length === 0 && notices.length === 0) return true;
  try {
    await store.commit(changes, notices, session, jobs);
    for (const notice of notices) sessions.hear(notice);
    return true;
  } catch (error) {
    if (error instanceof Conflict) {
      if (session !== null && error.table === "sessions") sessions.doubt(session);
      return false;
    }
    throw error;
  }
};

const contextOf = (
  service: Service,
  { work, jar, objects, reporter }: Attempt,
  asking: Caller,
  actor: Actor,
  session: string | null,
): Context => {
  const now = service.clock.now();
  const caller = { ...asking, jar };
  return {
    ...service,
    objects,
    reporter,
    caller,
    actor,
    session,
    work,
    now,
    today: iso(now),
    visitor: () => welcomeVisitor(service, caller, actor),
  };
};
