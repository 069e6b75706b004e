import { matchRoute } from "./match.ts";
import { ownPath } from "./ownPath.ts";

/** Where `/to/{url}` leads: a path of this site, or an address on a listed host. */
export type Forward = { readonly path: string } | { readonly url: string };

export interface ForwardTo {
  /** This site's own origin, `https://cards.example`. */
  readonly address: string;
  /** Names of hosts that the operator lists; a port belongs to the name. */
  readonly hosts: readonly string[];
}

/**
 * An address as it must be written: no name or password before the host, nothing but letters, digits, dots and
 * hyphens in it, no blank, backslash or control sign anywhere. Whatever readers could disagree on is refused.
 */
const plainAddress =
  /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?)((?:\/[^\\\s\p{Cc}\p{Cf}\p{Cs}]*)?)$/iu;
const most = 2000;

/**
 * Reads what stands behind `/to/` (ROUTE-25, OPEN-34): `written` is the rest of the address as it was sent, query and
 * hash included. It is decoded once. Own paths and listed hosts only: this is no open redirect; null shows not-found.
 */
export const forwardTo = (written: string, { address, hosts }: ForwardTo): Forward | null => {
  const text = decodedOnce(written);
  if (text === null || text.length > most) return null;
  if (text.startsWith("/")) return own(text);
  const [, scheme = "", name = "", rest = ""] = plainAddress.exec(text) ?? [];
  const host = name.toLowerCase();
  if (host === "") return null;
  const origin = `${scheme.toLowerCase()}://${host}`;
  if (origin === address) return own(rest === "" ? "/" : rest);
  return hosts.some((listed) => listed.toLowerCase() === host)
    ? { url: `${origin}${rest === "" ? "/" : rest}` }
    : null;
};

/** Whether an address of this site has no page of its own: what is shown there says so (ROUTE-66, F-25). */
export const isNowhere = (path: string, site: ForwardTo): boolean => {
  const { route } = matchRoute(path);
  if (route.screen !== "forward") return route.path === "*";
  return forwardTo(path.slice("/to/".length), site) === null;
};

const own = (text: string): Forward | null => {
  const path = ownPath(text);
  // a way that leads to itself leads nowhere
  return path === null || /^\/to(?![\w-])/.test(path) ? null : { path };
};

/** An address written out in full needs no decoding: its own escapes stay. */
const decodedOnce = (text: string): string | null => {
  if (/^https?:\/\//i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
