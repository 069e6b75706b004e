export { compiled, differing, keys, type WordKey, written } from "./catalogue.ts";
export { en } from "./en/index.ts";
export { fill } from "./fill.ts";
export { factsOf, type Locale, localeFor, locales } from "./locales.ts";
export { translator } from "./translator.ts";
