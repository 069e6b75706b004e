import { say } from "./say.ts";

export { intl, said, say, type WordKey } from "./say.ts";

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. */
export const useWords = () => say;
