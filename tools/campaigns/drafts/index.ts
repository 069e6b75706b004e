import { diceOf, seedOfRun } from "../media/sample.ts";
import { type Mishap, mishaps, places, playDraft } from "./play.ts";

export interface DraftCounts {
  readonly byMishap: ReadonlyMap<Mishap, number>;
  readonly wrong: readonly string[];
}

/** Plays so many cases, each mishap in turn at each place (R19). */
export const playDrafts = async (cases: number, seed: number): Promise<DraftCounts> => {
  const dice = diceOf(seed);
  const byMishap = new Map<Mishap, number>();
  const wrong: string[] = [];
  for (let n = 0; n < cases; n++) {
    const mishap = mishaps[n % mishaps.length] as Mishap;
    // a visitor has no message that the organiser could delete
    const among = mishap === "slide deleted" ? places.slice(0, 2) : places;
    const place = among[Math.floor(n / mishaps.length) % among.length] ?? "friend";
    await playDraft(mishap, place, dice).catch((error: unknown) =>
      wrong.push(`${n}, ${mishap}, ${place}: ${error instanceof Error ? error.message : error}`),
    );
    byMishap.set(mishap, (byMishap.get(mishap) ?? 0) + 1);
  }
  return { byMishap, wrong };
};

/** `npm run campaign -- drafts [CASES]`; SEED=… plays the same ones again. */
export const drafts = async (cases = 102): Promise<boolean> => {
  const seed = seedOfRun();
  const { byMishap, wrong } = await playDrafts(cases, seed);
  const played = [...byMishap.values()].reduce((sum, n) => sum + n, 0);
  console.log(
    [
      `R19 drafts: ${played} of ${cases} cases, seed ${seed}; ${[...byMishap].map(([what, n]) => `${what} × ${n}`).join(", ")}`,
      `  lost ${wrong.length}`,
      ...wrong.map((what) => `  lost: ${what}`),
    ].join("\n"),
  );
  return played === cases && wrong.length === 0;
};
