import fc from "fast-check";
import { openCard } from "./card.ts";
import { type Counts, commandsOf } from "./commands.ts";
import { Model } from "./model.ts";

/**
 * Plays random sequences until so many commands were really played; throws where model and product disagree (R2).
 * @param began is told of every sequence that begins
 */
export const playStanding = async (
  wanted: number,
  seed?: number,
  began: () => void = () => undefined,
): Promise<Counts> => {
  const counts: Counts = new Map();
  for (let round = 0; total(counts) < wanted; round++)
    await fc.assert(
      fc.asyncProperty(
        fc.commands(commandsOf(counts), { maxCommands: 60, size: "max" }),
        (commands) => {
          began();
          const begin = async () => ({ model: new Model(), real: await openCard() });
          return fc.asyncModelRun(begin, commands);
        },
      ),
      { numRuns: 10, ...(seed === undefined ? {} : { seed: seed + round }) },
    );
  return counts;
};

export const total = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** `npm run campaign -- standing [COMMANDS]` */
export const standing = async (commands = 10_000): Promise<boolean> => {
  let sequences = 0;
  const counts = await playStanding(commands, undefined, () => {
    sequences += 1;
  });
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, n]) => `${k} × ${n}`);
  console.log(
    `R2 standing: ${total(counts)} commands played in ${sequences} sequences, model and product agree after each\n  ${rows.join(", ")}`,
  );
  return total(counts) >= commands;
};
