import { useLingui } from "@lingui/react";
import { i18n } from "./i18n.ts";
import type { Values, WordKey } from "./say.ts";

export { say, type WordKey } from "./say.ts";
export { i18n };

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. */
export const useWords = () => {
  const { i18n: current } = useLingui();
  return (key: WordKey, values?: Values): string => current._(key, values);
};
