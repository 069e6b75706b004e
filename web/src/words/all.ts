/**
 * Every word at once: for tests and while developing. A built page takes the rooms it shows instead (`tools/words.ts`),
 * and has no parser in it (P1).
 */
import { compiled, keys } from "#adapters/words/index.ts";
import { first } from "./i18n.ts";

for (const key of keys) first.words[key] = compiled("en", key) ?? key;
