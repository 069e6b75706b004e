import createClient from "openapi-fetch";
import { transportWords, words } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import type { Api, CallOptions, OperationId } from "#core/operations/index.ts";
import { otherCall } from "#openapi/client.ts";
import { firstCalls } from "#openapi/generated/firstCalls.ts";
import type { paths } from "#openapi/generated/schema.d.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { AnswerMemory } from "./memory.ts";

export interface RestOptions {
  /** Where the calls stand, e.g. "/api" or "http://local/api" (OPEN-02). */
  readonly base: string;
  /** The access token as it is now, null when signed out (OPEN-04). */
  readonly token: () => string | null;
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** How every call goes out, whichever it is. */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * The Api port over HTTP: one call of the port is one request, with no retry and no refresh. Answers of
 * GETs are kept with their ETag, so that a 304 answers what was answered last (OPEN-03).
 */
export const restApi = ({ base, token, fetch = (r) => globalThis.fetch(r) }: RestOptions): Api => {
  const send = createClient<paths>({ baseUrl: base, fetch }).request as unknown as Send;
  const memory = new AnswerMemory();

  const call = async (id: OperationId, input: Parts, options: CallOptions): Promise<Answer> => {
    const [method, template, names] = firstCalls[id] ?? (await otherCall(id));
    // a signal that is no AbortSignal tells nobody who listens too late
    if (options.signal?.aborted) return refused("aborted", transportWords.aborted);
    const known = method === "get" ? memory.find(id, input) : undefined;
    const { path, query, body } = input;
    const { data, error, response } = await send(method, template, {
      params: { path, query },
      body,
      headers: headersOf(token(), known?.etag, options.key),
      parseAs: "text",
      keepalive: method !== "get" && isSmall(body),
      ...signalOf(options),
    });
    if (response.status === 304 && known) return done(known.value);
    const answer = readAnswer(
      names,
      response.status,
      response.ok ? data : error,
      response.headers.get("Retry-After"),
    );
    const etag = response.headers.get("ETag");
    if (method === "get" && answer.ok && etag !== null) memory.keep(id, input, etag, answer.value);
    return answer;
  };

  return (async (id: OperationId, input: Parts, options: CallOptions = {}) => {
    if (options.signal?.aborted) return refused("aborted", transportWords.aborted);
    if (climbs(input)) return refused("notFound", words.notFound);
    try {
      return await call(id, input, options);
    } catch {
      // fetch throws when nothing came back at all, or when it was told to stop.
      return options.signal?.aborted
        ? refused("aborted", transportWords.aborted)
        : refused("network", transportWords.network);
    }
  }) as Api;
};

/** An address takes these as steps through itself, in any spelling: the call would be another one. */
const climbs = ({ path = {} }: Parts): boolean =>
  Object.values(path).some((step) => step === "." || step === "..");

/**
 * Characters of a change that arrives though its page is left at once. Browsers take 64 kB of all such that are on their
 * way, and refuse what is more.
 */
const mostKeptAlive = 4096;
const isSmall = (body: unknown): boolean => (JSON.stringify(body) ?? "").length <= mostKeptAlive;

const headersOf = (token: string | null, etag: string | undefined, key: string | undefined) => ({
  Accept: "application/json",
  "Cache-Control": "no-cache",
  Pragma: "no-cache",
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  ...(etag === undefined ? {} : { "If-None-Match": etag }),
  ...(key === undefined ? {} : { "Idempotency-Key": key }),
});

const signalOf = ({ signal }: CallOptions): { signal?: AbortSignal } => {
  if (!signal) return {};
  if (signal instanceof AbortSignal) return { signal };
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  return { signal: controller.signal };
};
