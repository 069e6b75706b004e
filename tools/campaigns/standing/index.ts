import fc from "fast-check";
import { openCard } from "./card.ts";
import type { Comparable, Counts } from "./command.ts";
import { commandsOf } from "./commands.ts";
import { Model } from "./model.ts";
import { openOrganised } from "./organising/card.ts";
import { organisingCommands } from "./organising/commands.ts";
import { Organising } from "./organising/model.ts";

/**
 * Plays random sequences until so many commands were really played; throws where model and product disagree (R2).
 * @param began is told of every sequence that begins
 */
export const playStanding: Playing = (wanted, seed, began) =>
  play(
    commandsOf,
    async () => ({ model: new Model(), real: await openCard() }),
    wanted,
    seed,
    began,
  );

/** The same of who owns a card, who helps with it and to whom it is offered (decision 0077). */
export const playOrganising: Playing = (wanted, seed, began) =>
  play(
    organisingCommands,
    async () => ({ model: new Organising(), real: await openOrganised() }),
    wanted,
    seed,
    began,
  );

type Playing = (wanted: number, seed?: number, began?: () => void) => Promise<Counts>;

const play = async <M extends object, R extends Comparable<M>>(
  commandsOf: (counts: Counts) => fc.Arbitrary<fc.AsyncCommand<M, R>>[],
  begin: () => Promise<{ readonly model: M; readonly real: R }>,
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
          return fc.asyncModelRun(begin, commands);
        },
      ),
      { numRuns: 10, ...(seed === undefined ? {} : { seed: seed + round }) },
    );
  return counts;
};

export const total = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** `npm run campaign -- standing [COMMANDS]`: so many of each kind of sequence. */
export const standing = async (commands = 10_000): Promise<boolean> => {
  const kinds = { "parts and messages": playStanding, "owning and helping": playOrganising };
  let isPlayed = true;
  for (const [kind, played] of Object.entries(kinds)) {
    let sequences = 0;
    const counts = await played(commands, undefined, () => {
      sequences += 1;
    });
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, n]) => `${k} × ${n}`);
    console.log(
      `R2 standing, ${kind}: ${total(counts)} commands played in ${sequences} sequences, model and product agree after each\n  ${rows.join(", ")}`,
    );
    isPlayed &&= total(counts) >= commands;
  }
  return isPlayed;
};
