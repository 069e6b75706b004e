import { type Definitions, messages } from "#core/kernel/index.ts";
import { load, type Spoken } from "./i18n.ts";

/**
 * Messages of a room of the core with their sentences, in a built page (`tools/words.ts`): a sentence that no
 * definition is given for has no parameters.
 */
export const define = (room: string, words: Spoken["words"], all: Definitions): object => {
  load(room, words);
  const plain = Object.keys(words).map((name) => [name, null] as const);
  return messages(room, { ...Object.fromEntries(plain), ...all });
};
