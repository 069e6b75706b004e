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
const listeners = new Set<() => void>();

/** The language that is spoken now, a tag as BCP 47 has it. */
export const language = (): string => (chosen.spoken ?? first).locale;
/** Speaks another language from now on, and says so to whoever shows words; null is the first. */
export const speakIn = (spoken: Spoken | null): void => {
  chosen.spoken = spoken;
  for (const hear of listeners) hear();
};
/** Tells of every change of the language, until what it answers is called. */
export const onLanguage = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
