import {
  defaultPreferences,
  type LaidOut,
  type Layout,
  readPreferences,
  type Preferences as Values,
} from "#core/domain/account/index.ts";
import type { Outside } from "../outside.ts";

const key = "preferences-4";

/**
 * How this browser's person likes lists laid out (ACCT-07). The session storage is the specification's (SHELL-38);
 * the same text is kept beside it beyond the tab. Logout forgets it (AUTH-27).
 */
export class Preferences {
  values: Values = defaultPreferences;
  readonly #outside: Pick<Outside, "tab" | "kept">;

  constructor(outside: Pick<Outside, "tab" | "kept">) {
    this.#outside = outside;
    const text = outside.tab.get(key) ?? outside.kept.get(key);
    if (text === null) return;
    try {
      this.values = readPreferences(JSON.parse(text));
    } catch {
      this.forget(); // unreadable: the defaults rather than nothing
    }
  }

  layoutOf(what: LaidOut): Layout {
    return this.values[what];
  }

  layOut(what: LaidOut, as: Layout): void {
    this.values = { ...this.values, [what]: as };
    const text = JSON.stringify(this.values);
    this.#outside.tab.set(key, text);
    this.#outside.kept.set(key, text);
  }

  forget(): void {
    this.values = defaultPreferences;
    this.#outside.tab.remove(key);
    this.#outside.kept.remove(key);
  }
}
