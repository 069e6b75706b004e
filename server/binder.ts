import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestWords } from "#core/domain/words/index.ts";
import { type Outcome, refused } from "#core/kernel/index.ts";
import { type Api, type Operation, operations } from "#core/operations/index.ts";
import type { Caller } from "#core/service/index.ts";
import type { Translator } from "#core/service/ports/index.ts";
import { type Answer, send } from "./wire/answer.ts";
import { brokeOff } from "./wire/brokeOff.ts";
import { jarOf } from "./wire/cookies.ts";
import { languagesOf } from "./wire/languages.ts";
import { methodsAt, mounts } from "./wire/mount.ts";
import { isOwnOrigin } from "./wire/origin.ts";
import { pack } from "./wire/pack.ts";
import { read } from "./wire/read.ts";
import { faultAnswer, refusalAnswer, write } from "./wire/write.ts";

export interface Binding {
  /** The authority, for one caller. */
  readonly perform: (caller: Caller) => Api;
  /** Where people reach the site, e.g. "https://fanfold.example". */
  readonly address: string;
  /** The asker's network address, for caps. */
  readonly network: (request: Request) => string;
  /** Says refusals in the language that is asked for. */
  readonly translator: Translator;
  /** Told of every fault, with the call it happened in; never with what the call said. */
  readonly report: (error: unknown, where: string) => void;
  /** Told of each refusal, by the operation's name and the refusal's code. */
  readonly onRefusal?: (asked: string, code: string) => void;
  /** What every answer carries beside its own headers, by the path that was asked for. */
  readonly headers?: (request: Request, path: string) => Readonly<Record<string, string>>;
  /** Told of a call from a page at another address than the site's, with the site it says it is of. */
  readonly onForeign?: (origin: string) => void;
}

/** Where the API stands on the site (OPEN-02). */
export const apiBase = "/api";
/** Bodies are words and numbers; files go to the object store. */
const largestBody = 1_048_576;

const bearer = /^Bearer +(\S+)$/i;
const accessToken = (request: Request): string | null =>
  bearer.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;

/** Too long a key is no key: it is hashed, not stored, but still read. */
const requestKey = (request: Request): string | null =>
  request.headers.get("Idempotency-Key")?.slice(0, 200) || null;

type AnyApi = (id: string, input: object) => Promise<Outcome<unknown>>;

/** Who asks, read from a request. */
export const callerOf = (c: Context, { address, network }: Binding) =>
  ({
    accessToken: accessToken(c.req.raw),
    network: (c.get("network") as string | undefined) ?? network(c.req.raw),
    jar: jarOf(c, address.startsWith("https:")),
    requestKey: requestKey(c.req.raw),
    languages: languagesOf(c.req.raw),
  }) satisfies Caller;

/** The HTTP side of the table: every row at its address, below {@link apiBase}. */
export const bind = (binding: Binding): Hono<{ Variables: { network: string } }> => {
  const { perform, address, network, report, onForeign, onRefusal, headers, translator } = binding;
  const voiceOf = (c: Context) => () => translator.in(languagesOf(c.req.raw));
  const app = new Hono<{ Variables: { network: string } }>();

  const limitOf = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) =>
        answer(c, refusalAnswer(refused("tooLarge", requestWords.tooLarge).refusal, voiceOf(c))),
    });
  const limit = limitOf(largestBody);
  const larger = new Map<string, ReturnType<typeof limitOf>>(
    mounts.flatMap(({ id, pattern }) => {
      const { largestBody: its }: Operation = operations[id];
      return its === undefined ? [] : [[`${apiBase}${pattern}`, limitOf(its)] as const];
    }),
  );
  const answer = async (c: Context, made: Answer, cookies: readonly string[] = []) => {
    const packed = await pack(made, c.req.raw.headers.get("Accept-Encoding"));
    const more = headers?.(c.req.raw, c.req.path);
    return send({ ...packed, headers: { ...more, ...packed.headers } }, cookies);
  };
  app.use(`${apiBase}/*`, async (c, next) => {
    // First of all: the limit below puts another request in the place of a streamed one.
    c.set("network", network(c.req.raw));
    // What only reads has no body; to look for one costs more than all the rest.
    if (["GET", "HEAD"].includes(c.req.method)) return next();
    if (isOwnOrigin(c.req.raw, address)) return (larger.get(c.req.path) ?? limit)(c, next);
    onForeign?.(c.req.header("Origin") ?? "");
    return answer(
      c,
      refusalAnswer(refused("forbidden", requestWords.wrongOrigin).refusal, voiceOf(c)),
    );
  });

  for (const { id, route, pattern } of mounts) {
    const row: Operation = operations[id];
    app.on(route.method, `${apiBase}${pattern}`, async (c) => {
      const { raw } = c.req;
      const asked = await read(row, c);
      if (!asked.ok) return answer(c, write(asked, raw, voiceOf(c)));
      try {
        const caller = callerOf(c, binding);
        const outcome = await (perform(caller) as unknown as AnyApi)(id, asked.value);
        if (!outcome.ok) onRefusal?.(id, outcome.refusal.code);
        return await answer(c, write(outcome, raw, voiceOf(c), row.kept), caller.jar.lines);
      } catch (error) {
        report(error, `${route.method} ${route.template}`);
        return answer(c, faultAnswer(error, voiceOf(c)));
      }
    });
  }

  app.all(`${apiBase}/*`, (c) => {
    const methods = methodsAt(c.req.path.slice(apiBase.length));
    if (methods.length === 0)
      return answer(
        c,
        refusalAnswer(refused("notFound", requestWords.noSuchCall).refusal, voiceOf(c)),
      );
    const { refusal } = refused("wrongMethod", requestWords.wrongMethod(methods));
    return answer(c, refusalAnswer(refusal, voiceOf(c), { Allow: methods.join(", ") }));
  });
  app.onError((error, c) => {
    if (!brokeOff((c.env as { incoming?: IncomingMessage } | undefined)?.incoming))
      report(error, "api");
    return answer(c, faultAnswer(error, voiceOf(c)));
  });
  return app;
};
