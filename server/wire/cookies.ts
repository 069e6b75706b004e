import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import type { CookieJar } from "#core/service/index.ts";

/** `visitor` is the anonymous session (OPEN-40), `session` the refresh family (design rule 6). */
const names = { visitor: "ff_visitor", session: "ff_session" } as const;
/** Whether the browser that asks keeps a session, as far as can be told without looking into it. */
export const mayBeSignedIn = ({ headers }: Request): boolean =>
  headers.get("cookie")?.includes(`${names.session}=`) ?? false;

/** As long as browsers keep a cookie at most (RFC 6265bis). */
const longest = 400 * 86_400;

/** The cookies of one request. */
interface WireJar extends CookieJar {
  /** Those that its answer sets, as the header spells them. */
  readonly lines: readonly string[];
}

export const jarOf = (c: Context, secure: boolean): WireJar => {
  const written = new Map<string, string | null>();
  const lines: string[] = [];
  const options = { httpOnly: true, sameSite: "Lax", path: "/", secure } as const;
  return {
    lines,
    get: (name) => {
      const now = written.get(name);
      return now === undefined ? (getCookie(c, names[name]) ?? null) : now;
    },
    set: (name, value, maxAgeSeconds) => {
      written.set(name, value);
      const maxAge = value === null ? 0 : Math.min(longest, maxAgeSeconds);
      lines.push(generateCookie(names[name], value ?? "", { ...options, maxAge }));
    },
  };
};
