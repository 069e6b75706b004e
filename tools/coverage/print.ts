import { prefixOf } from "./catalogue.ts";
import type { Coverage } from "./cover.ts";

/** The table by prefix, then what is not shown, then what is refused; lines to print. */
export function print(ids: readonly string[], coverage: Coverage): string[] {
  const { covered, failing, greedy, unknown } = coverage;
  const rooms = Map.groupBy(ids, prefixOf);
  const lines = [...rooms].map(([prefix, all]) => {
    const missing = all.filter((id) => !covered.has(id));
    const names = missing.map((id) => id.slice(prefix.length + 1) + (failing.has(id) ? "!" : ""));
    const count = `${all.length - missing.length}/${all.length}`;
    return `${prefix.padEnd(8)} ${count.padStart(8)}  ${runs(names)}`.trimEnd();
  });
  const shown = ids.filter((id) => covered.has(id)).length;
  const percent = ids.length === 0 ? 0 : Math.floor((100 * shown) / ids.length);
  lines.push("", `${shown} of ${ids.length} shown by a test that passed (${percent} %)`);
  if (ids.some((id) => failing.has(id))) lines.push("! marks those that a failing test names");
  if (greedy.length > 0) lines.push("", "name more than three requirements:", ...indent(greedy));
  if (unknown.length > 0) lines.push("", "name no requirement there is:", ...indent(unknown));
  return lines;
}

const indent = (lines: string[]) => lines.map((line) => `  ${line}`);

/** "01 02 03 05!" as "01..03 05!". */
function runs(numbers: string[]): string {
  const groups: string[][] = [];
  for (const number of numbers) {
    const last = groups.at(-1)?.at(-1);
    const follows = last !== undefined && Number(number) === Number(last) + 1;
    if (follows) groups.at(-1)?.push(number);
    else groups.push([number]);
  }
  return groups
    .map((group) => (group.length < 3 ? group.join(" ") : `${group[0]}..${group.at(-1)}`))
    .join(" ");
}
