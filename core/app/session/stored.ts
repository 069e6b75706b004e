import type { Auth } from "#core/domain/account/index.ts";
import type { Storage } from "../ports/index.ts";
import type { Hint } from "./hint.ts";
import { sessionOf } from "./token.ts";

const key = "auth-4";

/** The tokens and the username, kept as long as the tab (SHELL-40). */
export const storeAuth = (tab: Storage, auth: Auth | null): void =>
  auth === null ? tab.remove(key) : tab.set(key, JSON.stringify(auth));

/** What this tab kept, unless the browser has gone on without it: a closed tab may be opened again. */
export const storedAuth = (tab: Storage, hint: Hint): Auth | null => {
  const text = tab.get(key);
  if (text === null) return null;
  try {
    const auth = JSON.parse(text) as Auth;
    const session = sessionOf(auth.refreshToken);
    if (session && !hint.isLeft && !hint.isElsewhere(session)) return auth;
  } catch {
    // unreadable: as if it were not there
  }
  tab.remove(key);
  return null;
};
