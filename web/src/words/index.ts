import { say } from "./say.ts";

export { i18n } from "./i18n.ts";
export { intl, said, say, type WordKey } from "./say.ts";

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. A change of language mounts anew. */
export const useWords = () => say;
