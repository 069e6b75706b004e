import type { Clock, Instant } from "#core/kernel/index.ts";
import type { CookieJar } from "#core/service/ports/index.ts";

export interface KeptCookies extends CookieJar {
  /** As when a person clears the browser's cookies. */
  clear(): void;
  /** Another browser's that begins with the same ones. */
  copy(clock: Clock): KeptCookies;
}

interface Cookie {
  readonly value: string;
  readonly until: Instant;
}

/** The cookies of one browser; they end when the clock says so. */
export const keptCookies = (
  clock: Clock,
  cookies: Map<string, Cookie> = new Map<string, Cookie>(),
): KeptCookies => {
  return {
    get: (name) => {
      const cookie = cookies.get(name);
      return cookie && cookie.until > clock.now() ? cookie.value : null;
    },
    set: (name, value, maxAgeSeconds) => {
      if (value === null) cookies.delete(name);
      else cookies.set(name, { value, until: clock.now() + maxAgeSeconds * 1000 });
    },
    clear: () => cookies.clear(),
    copy: (other) => keptCookies(other, new Map(cookies)),
  };
};
