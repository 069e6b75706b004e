import { type Clock, hours, minutes, type Span, seconds } from "#core/kernel/index.ts";
import type { Reporter } from "#core/service/ports/index.ts";
import { remembering } from "./remembering.ts";

/** What a provider needs of the server. */
export interface ProviderPorts {
  readonly clock: Clock;
  readonly reporter: Pick<Reporter, "warning">;
  /** How long an answer may take before something of our own is shown. */
  readonly patience?: Span;
}

/** A provider said no, by the status of its answer; `rest` is how long it asks to be left alone. */
class Refused extends Error {
  readonly rest: Span | null;
  constructor(status: number, rest: Span | null) {
    super(`it answered ${status}`);
    this.rest = rest;
  }
}

/** An answer that no longer than so many bytes is read. */
const mostBytes = 4_000_000;
const patienceUsually = seconds(2.5);
/** How long a provider is left alone that failed, and one whose quota is spent. */
const rests = { failed: seconds(30), spent: minutes(10) } as const;

const restOf = (answer: Response): Span | null => {
  if (answer.status !== 429 && answer.status !== 403 && answer.status !== 401) return null;
  const told = Number(answer.headers.get("retry-after"));
  return told > 0 ? Math.min(seconds(told), hours(24)) : rests.spent;
};

/**
 * Asks one provider: answers are remembered for an hour, what takes too long is given up, and after a failure it is left
 * alone for a while, with one warning for the operator. {@link ask} answers null where there is nothing to be had.
 */
export const provider = (
  name: string,
  { clock, reporter, patience = patienceUsually }: ProviderPorts,
) => {
  const remember = remembering<unknown>(clock, { most: 500, span: hours(1) });
  let restsUntil = Number.NEGATIVE_INFINITY;

  const read = async (request: Request): Promise<unknown> => {
    const answer = await fetch(request, {
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Refused(answer.status, restOf(answer));
    const text = await answer.text();
    if (text.length > mostBytes) throw new Error("it answered too much");
    return JSON.parse(text);
  };

  const failed = (error: unknown): void => {
    const rest = error instanceof Refused ? (error.rest ?? rests.failed) : rests.failed;
    restsUntil = clock.now() + rest;
    const reason = error instanceof Error ? error.message : "unknown";
    reporter.warning(`${name} can’t be searched right now: what we bring along is shown instead.`, {
      provider: name,
      reason,
      seconds: rest / 1000,
    });
  };

  return {
    /** One call that is never remembered, for tokens. Throws. */
    read,
    /** What `parse` makes of the answer; null while the provider fails, and for what it does not know. */
    ask: async <T>(
      what: string,
      request: () => Promise<Request> | Request,
      parse: (answer: unknown) => T | null,
    ): Promise<T | null> => {
      if (clock.now() < restsUntil) return null;
      try {
        return (await remember(what, async () => {
          const answer = await read(await request());
          return answer === null ? null : parse(answer);
        })) as T | null;
      } catch (error) {
        if (clock.now() >= restsUntil) failed(error);
        return null;
      }
    },
  };
};
export type Provider = ReturnType<typeof provider>;
