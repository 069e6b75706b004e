import type { Compiled } from "#adapters/words/interpret.ts";

export interface Spoken {
  readonly locale: string;
  readonly words: Record<string, Compiled>;
}

/** The words of the first language that are loaded: a built page's come compiled, each with the room it shows. */
export const first: Spoken = { locale: "en", words: {} };
/** Loads the words of a room, by their names in it. */
export const load = (room: string, words: Spoken["words"]): void => {
  for (const name in words) first.words[`${room}.${name}`] = words[name] as Compiled;
};

/** Another language that was chosen; what it lacks is said in the first. */
export const chosen: { spoken: Spoken | null } = { spoken: null };
