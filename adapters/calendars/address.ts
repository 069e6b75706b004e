import { lookup } from "node:dns/promises";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { importMaximum } from "#core/domain/reminder/index.ts";
import { type Span, seconds } from "#core/kernel/index.ts";
import type { Calendars, NoCalendar } from "#core/service/ports/index.ts";
import { isOpen } from "./networks.ts";

export interface CalendarOptions {
  /** What all of it may take: redirects, waiting, reading. */
  readonly patience?: Span;
  /** Which addresses may be asked; tests have a server of their own. */
  readonly isAllowed?: (address: string) => boolean;
  /** The addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

const mostRedirects = 3;
const mostBytes = importMaximum.characters;
const patienceUsually = seconds(10);
const accepted = "text/calendar, text/vcard, text/csv, text/plain;q=0.9, */*;q=0.1";

/** Ends the reading of one address, with what is said of it. */
class Stopped extends Error {
  readonly reason: NoCalendar;
  constructor(reason: NoCalendar) {
    super(reason);
    this.reason = reason;
  }
}

const resolveNames = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/** An address of the web as somebody pastes it; webcal stands for https. */
const urlOf = (text: string, base?: URL): URL => {
  const url = URL.parse(text.replace(/^webcals?:/i, "https:"), base);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (url === null || !isWeb || url.username !== "" || url.password !== "")
    throw new Stopped("notAllowed");
  return url;
};

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/**
 * Calendars at addresses that people paste. The server asks where the person could not look themselves: so the name is
 * resolved first, at every redirect anew, each of its addresses has to belong to the open web, and the connection goes
 * to the address that was judged, whatever the name stands for a moment later.
 */
export const webCalendars = ({
  patience = patienceUsually,
  isAllowed = isOpen,
  resolve = resolveNames,
}: CalendarOptions = {}): Calendars => {
  /** The one address that is connected to. */
  const judged = async ({ hostname }: URL): Promise<string> => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const all = isIP(host) ? [host] : await resolve(host);
    const [first] = all;
    if (first === undefined) throw new Stopped("unreachable");
    if (!all.every(isAllowed)) throw new Stopped("notAllowed");
    return first;
  };

  const ask = (url: URL, address: string, signal: AbortSignal): Promise<Answer> =>
    new Promise((fulfil, reject) => {
      const family = isIP(address);
      const pinned: LookupFunction = (_name, options, tell) =>
        options.all ? tell(null, [{ address, family }]) : tell(null, address, family);
      const request = (url.protocol === "https:" ? secureRequest : plainRequest)(url, {
        agent: false,
        lookup: pinned,
        signal,
        headers: { accept: accepted, "accept-encoding": "identity", "user-agent": "Fanfold" },
      });
      const stop = (error: unknown) => {
        request.destroy();
        reject(error);
      };
      request.on("error", reject);
      request.on("response", (response) => {
        const { statusCode: status = 0, headers } = response;
        const done = (text: string) => fulfil({ status, location: headers.location, text });
        // only what is a calendar is read
        if (status < 200 || status >= 300) {
          done("");
          request.destroy();
          return;
        }
        if (Number(headers["content-length"] ?? 0) > mostBytes)
          return stop(new Stopped("tooLarge"));
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          parts.push(part);
          if (size > mostBytes) stop(new Stopped("tooLarge"));
        });
        response.on("error", reject);
        response.on("end", () => done(Buffer.concat(parts).toString("utf8")));
      });
      request.end();
    });

  const readAt = async (url: URL, signal: AbortSignal, redirects = 0): Promise<string> => {
    const address = await judged(url);
    signal.throwIfAborted();
    const { status, location, text } = await ask(url, address, signal);
    if (status >= 300 && status < 400 && location !== undefined) {
      if (redirects === mostRedirects) throw new Stopped("tooManyRedirects");
      return readAt(urlOf(location, url), signal, redirects + 1);
    }
    if (status < 200 || status >= 300) throw new Stopped("refused");
    return text;
  };

  return {
    read: async (text) => {
      const signal = AbortSignal.timeout(patience);
      try {
        const late = new Promise<never>((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
        // nobody may wait for it any more when it comes
        late.catch(() => undefined);
        return { ok: true, text: await Promise.race([readAt(urlOf(text.trim()), signal), late]) };
      } catch (error) {
        if (error instanceof Stopped) return { ok: false, reason: error.reason };
        return { ok: false, reason: signal.aborted ? "tooSlow" : "unreachable" };
      }
    },
  };
};
