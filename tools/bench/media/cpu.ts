import { readFileSync } from "node:fs";

/** Clock ticks a second, as Linux tells them to programs. */
const ticks = 100;

/** CPU of this process and of all children that have ended, in ms, to 10 ms. */
const cpuOfAll = (): number => {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // the name, in brackets, may hold anything; behind it utime, stime, cutime and cstime are the 12th to 15th
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, n) => sum + (Number(n) * 1000) / ticks, 0);
};

/** What `work` costs this process and its children, in ms of CPU. */
export const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = cpuOfAll();
  await work();
  return cpuOfAll() - before;
};

/** Does each of `works` once to warm up, unless it is long, and then `rounds` times in turn; the costs of each. */
export const inTurn = async <K extends string>(
  { rounds, warmsUp = true }: { readonly rounds: number; readonly warmsUp?: boolean },
  works: Readonly<Record<K, () => Promise<unknown>>>,
): Promise<Readonly<Record<K, readonly number[]>>> => {
  const names = Object.keys(works) as K[];
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    K,
    number[]
  >;
  for (let round = warmsUp ? 0 : 1; round <= rounds; round++)
    for (const name of names) {
      const cost = await costOf(works[name]);
      if (round > 0) costs[name].push(cost);
    }
  return costs;
};
