import fc from "fast-check";
import { forwardTo, loginFrom, ownPath, referrerOf } from "#core/domain/navigation/index.ts";
import { hostile } from "./hostile.ts";

/** What trying hostile addresses came to (R12). */
export interface Tried {
  /** Addresses that are known to have led astray elsewhere. */
  readonly listed: number;
  /** Addresses put together from parts that browsers read in many ways. */
  readonly made: number;
  /** Ways on that were given at all, each looked at. */
  readonly ways: number;
  readonly wrong: readonly string[];
}

const address = "https://cards.example";
const hosts = ["partner.example", "Shop.Example"];

/** Whether a browser that takes this for an address stays here, and later takes its path alone for one. */
const staysHere = (path: string): boolean => {
  const url = new URL(path, `${address}/login`);
  return url.origin === address && new URL(url.pathname, address).origin === address;
};
const isListed = (text: string): boolean => {
  const { username, password, protocol, host } = new URL(text);
  const isPlain = username === "" && password === "" && /^https?:$/.test(protocol);
  return isPlain && hosts.some((listed) => listed.toLowerCase() === host);
};

const parts = [
  ...["/", "\\", "//", "@", ":", "?", "#", ".", "..", "%2f", "%5c", "%2e", "%09", "%00", "\t"],
  ...["https:", "http:", "https://", "javascript:", "data:", "evil.example", "partner.example"],
  ...["cards.example", "home", "to", "login", "%", "&", "user", "\u2044", "\u3002", "\u202e"],
] as const;
const assembled = fc
  .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 9 })
  .map((chosen) => chosen.join(""));

/** Tries every way in which somebody else's text becomes a place to go to: `/to/…`, return paths, referrers. */
export const tryAddresses = (count: number): Tried => {
  const wrong: string[] = [];
  let ways = 0;
  const is = (right: boolean, what: string) => {
    ways += 1;
    if (!right) wrong.push(what);
  };
  const check = (text: string): void => {
    const way = forwardTo(text, { address, hosts });
    if (way !== null && "path" in way) is(staysHere(way.path), `/to/${text} → ${way.path}`);
    if (way !== null && "url" in way) is(isListed(way.url), `/to/${text} → ${way.url}`);
    for (const asked of [text, `/${text}`]) {
      const path = ownPath(asked);
      if (path !== null) is(staysHere(path), `back to ${asked}`);
      if (referrerOf(loginFrom(asked)) !== path) wrong.push(`the referrer ${asked} is read anew`);
    }
  };
  const known = hostile("evil.example");
  for (const text of known) {
    check(text);
    if (forwardTo(text, { address, hosts }) !== null) wrong.push(`/to/${text} leads on`);
    if (ownPath(text) !== null) wrong.push(`back to ${text}`);
  }
  const made = fc.sample(fc.oneof(assembled, assembled, fc.string()), count);
  for (const text of made) check(text);
  return { listed: known.length, made: made.length, ways, wrong };
};

/** `npm run campaign -- forward [CASES]` */
export const forward = async (count = 20_000): Promise<boolean> => {
  const { listed, made, ways, wrong } = tryAddresses(count);
  console.log(
    `R12: ${listed} known and ${made} made addresses, ${ways} ways on; ${wrong.length} wrong`,
  );
  for (const line of wrong.slice(0, 10)) console.log(`  ${JSON.stringify(line)}`);
  return wrong.length === 0 && listed + made >= 300 && ways > 0;
};
