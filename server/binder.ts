import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { transportWords } from "#core/domain/words/index.ts";
import { type Outcome, refused } from "#core/kernel/index.ts";
import { type Api, type Operation, operations } from "#core/operations/index.ts";
import type { Caller } from "#core/service/index.ts";
import { brokeOff } from "./wire/brokeOff.ts";
import { jarOf } from "./wire/cookies.ts";
import { methodsAt, mounts } from "./wire/mount.ts";
import { isOwnOrigin } from "./wire/origin.ts";
import { read } from "./wire/read.ts";
import { faultResponse, refusalResponse, write } from "./wire/write.ts";

export interface Binding {
  /** The authority, for one caller. */
  readonly perform: (caller: Caller) => Api;
  /** Where people reach the site, e.g. "https://fanfold.example". */
  readonly address: string;
  /** The asker's network address, for caps. */
  readonly network: (request: Request) => string;
  /** Told of every fault, with the call it happened in; never with what the call said. */
  readonly report: (error: unknown, where: string) => void;
  /** Told of each refusal, by the operation's name and the refusal's code. */
  readonly onRefusal?: (asked: string, code: string) => void;
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

/** Who asks, read from a request; cookies that the call sets go into its answer. */
export const callerOf = (c: Context, { address, network }: Binding): Caller => ({
  accessToken: accessToken(c.req.raw),
  network: (c.get("network") as string | undefined) ?? network(c.req.raw),
  jar: jarOf(c, new URL(address).protocol === "https:"),
  requestKey: requestKey(c.req.raw),
});

/** The HTTP side of the table: every row at its address, below {@link apiBase}. */
export const bind = (binding: Binding): Hono<{ Variables: { network: string } }> => {
  const { perform, address, network, report, onForeign, onRefusal } = binding;
  const app = new Hono<{ Variables: { network: string } }>();

  // First of all: the limit below puts another request in the place of a streamed one.
  app.use(`${apiBase}/*`, async (c, next) => {
    c.set("network", network(c.req.raw));
    return next();
  });
  app.use(
    `${apiBase}/*`,
    bodyLimit({
      maxSize: largestBody,
      onError: () => refusalResponse(refused("tooLarge", transportWords.tooLarge).refusal),
    }),
  );
  app.use(`${apiBase}/*`, async (c, next) => {
    if (!["GET", "HEAD"].includes(c.req.method) && !isOwnOrigin(c.req.raw, address)) {
      onForeign?.(c.req.header("Origin") ?? "");
      return refusalResponse(refused("forbidden", transportWords.wrongOrigin).refusal);
    }
    return next();
  });

  for (const { id, route, pattern } of mounts) {
    const row: Operation = operations[id];
    app.on(route.method, `${apiBase}${pattern}`, async (c) => {
      const { raw } = c.req;
      const asked = await read(row, c);
      if (!asked.ok) return write(asked, raw);
      try {
        const api = perform(callerOf(c, binding)) as unknown as AnyApi;
        // c.body carries the cookies that the jar was given into the answer.
        const outcome = await api(id, asked.value);
        if (!outcome.ok) onRefusal?.(id, outcome.refusal.code);
        const answer = write(outcome, raw);
        return c.newResponse(answer.body, answer);
      } catch (error) {
        report(error, `${route.method} ${route.template}`);
        return faultResponse(error);
      }
    });
  }

  app.all(`${apiBase}/*`, (c) => {
    const methods = methodsAt(c.req.path.slice(apiBase.length));
    if (methods.length === 0)
      return refusalResponse(refused("notFound", transportWords.noSuchCall).refusal);
    return refusalResponse(refused("wrongMethod", transportWords.wrongMethod(methods)).refusal, {
      Allow: methods.join(", "),
    });
  });
  app.onError((error, c) => {
    if (!brokeOff((c.env as { incoming?: IncomingMessage } | undefined)?.incoming))
      report(error, "api");
    return faultResponse(error);
  });
  return app;
};
