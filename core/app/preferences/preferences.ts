import {
  defaultPreferences,
  type LaidOut,
  type Layout,
  readPreferences,
  type Preferences as Values,
} from "#core/domain/account/index.ts";
import type { AppPorts } from "../appPorts.ts";

const key = "preferences-4";

/**
 * How this browser's person likes lists laid out (ACCT-07). The session storage is the specification's (SHELL-38);
 * the same text is kept beside it beyond the tab. Logout forgets it (AUTH-27).
 */
export class Preferences {
  values: Values = defaultPreferences;
  readonly #ports: Pick<AppPorts, "tab" | "kept">;

  constructor(ports: Pick<AppPorts, "tab" | "kept">) {
    this.#ports = ports;
    const text = ports.tab.get(key) ?? ports.kept.get(key);
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
    this.#ports.tab.set(key, text);
    this.#ports.kept.set(key, text);
  }

  forget(): void {
    this.values = defaultPreferences;
    this.#ports.tab.remove(key);
    this.#ports.kept.remove(key);
  }
}
