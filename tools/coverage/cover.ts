import type { Outcome } from "#tools/checks/index.ts";
import { prefixOf } from "./catalogue.ts";
import { named } from "./named.ts";

/** How many requirements one test may claim to show. */
export const MOST = 3;

export type Coverage = {
  /** Ids with a test that ran and passed, and none that failed. */
  covered: Set<string>;
  /** Ids that a failing test names. */
  failing: Set<string>;
  /** Titles of tests that claim more than {@link MOST} ids. */
  greedy: string[];
  /** Names that look like an id of the catalogue and are none, with the title that has them. */
  unknown: string[];
};

/** What the tests show of the catalogue. A test that did not run shows nothing. */
export function cover(ids: readonly string[], tests: readonly Outcome[]): Coverage {
  const known = new Set(ids);
  const prefixes = new Set(ids.map(prefixOf));
  const passed = new Set<string>();
  const failing = new Set<string>();
  const greedy: string[] = [];
  const unknown: string[] = [];
  for (const { title, file, state } of tests) {
    const names = named(title);
    for (const id of names) {
      if (!known.has(id)) {
        if (prefixes.has(prefixOf(id))) unknown.push(`${id}: ${title} (${file})`);
      } else if (state === "failed") failing.add(id);
      else if (state === "passed") passed.add(id);
    }
    if (names.length > MOST) greedy.push(`${title} (${file})`);
  }
  return { covered: passed.difference(failing), failing, greedy, unknown };
}
