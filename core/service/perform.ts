import * as z from "zod/mini";
import { type Actor, isSignedIn, rules } from "#core/domain/access/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, type FieldError, iso, type Outcome, refused } from "#core/kernel/index.ts";
import {
  type Api,
  type CallOptions,
  type Operation,
  type OperationId,
  operations,
} from "#core/operations/index.ts";
import type { Caller, Context, Service } from "./context.ts";
import { handlers } from "./handlers/index.ts";
import { identify, welcomeVisitor } from "./identify.ts";
import { Conflict, type RequestRecord } from "./ports/index.ts";
import { seal, unseal } from "./seal.ts";
import { loadSubject } from "./subjects.ts";
import { Work } from "./work.ts";

type Parts = Readonly<Record<"path" | "query" | "body", unknown>>;
type AnyHandler = (context: Context, asked: Parts, subject: unknown) => Promise<Outcome<unknown>>;

/** How often a call is decided again when another write came between. */
const attempts = 6;
/** And where it insists: more often than any limit of guesses is high, since every other write spent one of them. */
const insistentAttempts = 128;

/**
 * The only way into a handler, whatever the transport: check the input, load the subject, decide access on
 * it, run the handler with that subject, commit what it gathered, encode the answer through its schema.
 */
export const perform =
  (service: Service) =>
  (caller: Caller): Api =>
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
      const asking = { ...caller, requestKey: options?.key ?? caller.requestKey };
      for (let attempt = 1; ; attempt++) {
        const outcome = await once(service, id, row, checked.value, asking, who.actor, who.session);
        if (!(outcome instanceof Work)) return outcome;
        const { lastWord } = outcome;
        if (lastWord === null) {
          if (attempt >= attempts) return refused("stale", words.changedMeanwhile);
        } else if (attempt >= insistentAttempts) return lastWord;
      }
    }) as Api;

/** Answers what was gathered when another write came between and the call has to be decided again. */
const once = async (
  service: Service,
  id: OperationId,
  row: Operation,
  asked: Parts,
  caller: Caller,
  actor: Actor,
  session: string | null,
): Promise<Outcome<unknown> | Work> => {
  const handler = (handlers as Partial<Record<OperationId, unknown>>)[id] as AnyHandler | undefined;
  if (!handler) return refused("unserved", words.notServedYet);
  const subject = await loadSubject(service.store, row.subject, asked, actor);
  const rule = rules[row.who] as (actor: Actor, subject: unknown) => boolean;
  if (subject === undefined)
    return row.who === "signedIn" && !isSignedIn(actor)
      ? refused("unauthenticated", words.pleaseSignIn)
      : refused("notFound", words.notFound);
  if (!rule(actor, subject))
    return isSignedIn(actor)
      ? refused("forbidden", words.notAllowed)
      : refused("unauthenticated", words.pleaseSignIn);

  const context = contextOf(service, caller, actor, session);
  const requestKey = row.once ? caller.requestKey : null;
  const requestId = requestKey ? keyOf(service, context, id, requestKey) : null;
  const sealKey = `${requestId}:${requestKey}`;
  if (requestId !== null) {
    const earlier = await service.store.find("requests", requestId);
    if (earlier) return done(unseal(service.secrets, sealKey, String(earlier.answer)));
  }
  const outcome = await handler(context, asked, subject);
  if (!outcome.ok && !context.work.keptOnRefusal) return outcome;
  if (!outcome.ok) return (await commit(service, context.work)) ? outcome : context.work;
  const answer = row.answer === null ? null : z.parse(row.answer, outcome.value);
  if (requestId !== null) {
    const sealed = seal(service.secrets, sealKey, answer);
    context.work.add("requests", request(requestId, sealed, context.today));
  }
  return (await commit(service, context.work)) ? done(answer) : context.work;
};

/** False when another write came between and the call has to be decided again. */
const commit = async (service: Service, work: Work): Promise<boolean> => {
  if (work.changes.length === 0 && work.notices.length === 0) return true;
  try {
    await service.store.commit(work.changes, work.notices);
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
  for (const run of work.toRunAfterwards)
    await run().catch((error) => service.reporter.fault(error, "after a commit"));
  return true;
};

const contextOf = (
  service: Service,
  caller: Caller,
  actor: Actor,
  session: string | null,
): Context => {
  const now = service.clock.now();
  return {
    ...service,
    caller,
    actor,
    session,
    work: new Work(),
    now,
    today: iso(now),
    visitor: () => welcomeVisitor(service, caller, actor),
  };
};

const keyOf = (service: Service, context: Context, id: OperationId, key: string): string => {
  const who = context.actor.account ?? context.actor.visitor ?? context.visitor().visitor;
  return service.secrets.hash(`request:${who}:${id}:${key}`);
};

const request = (id: string, answer: string, today: string): RequestRecord => ({
  id,
  version: 1,
  answer,
  created_on: today,
});

const check = (row: Operation, input: Partial<Parts>): Outcome<Parts> => {
  const asked: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const part of ["path", "query", "body"] as const) {
    const schema = row[part];
    if (!schema) continue;
    const parsed = z.safeParse(schema, input[part] ?? {});
    if (parsed.success) asked[part] = parsed.data;
    else
      for (const { path, message } of parsed.error.issues) {
        const field = path.join(".");
        // an address may be too long and look wrong as well, in the same words
        const isSaid = errors.some((one) => one.field === field && one.message === message);
        if (!isSaid) errors.push({ field, message });
      }
  }
  if (errors.length === 0) return done(asked as Parts);
  const fields = errors.map((e) => e.message).join(" ");
  return refused("invalid", fields, { errors });
};
