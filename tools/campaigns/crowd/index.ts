import { type Counts, noCounts, round } from "./round.ts";
import { inMemory, onPostgres } from "./world.ts";

export const people = 50;

/** R21: {@link people} contributors send to one card in the same second, `rounds` times on each store. */
export const crowds = async (rounds: number, where = [inMemory, onPostgres]): Promise<Counts> => {
  const counts = noCounts();
  for (const open of where) {
    const world = await open();
    try {
      for (let number = 0; number < rounds; number++) await round(world, number, people, counts);
    } finally {
      await world.stop();
    }
  }
  return counts;
};

/** `npm run campaign -- crowd [ROUNDS]` */
export const crowd = async (rounds = 20): Promise<boolean> => {
  const counts = await crowds(rounds);
  const { sent, inCard, waiting, moderated, wrong } = counts;
  const wanted = 2 * rounds * people;
  console.log(
    [
      `R21 crowd: ${sent} of ${wanted} messages sent, ${people} in the same second, ${rounds} rounds in memory and ${rounds} on PostgreSQL with two servers`,
      `  in the card ${inCard}, waiting for room ${waiting}, waiting for approval ${moderated}, refused ${wrong.length}`,
      `  the last of a round waited ${Math.round(Math.max(...counts.last))} ms at most`,
      ...wrong.slice(0, 10).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0 && sent === wanted;
};
