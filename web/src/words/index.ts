import { useSyncExternalStore } from "react";
import { language, onLanguage } from "./i18n.ts";
import { said, say } from "./say.ts";

export { language } from "./i18n.ts";
export { intl, said, say, type WordKey } from "./say.ts";

/** Renders a component anew when another language is chosen. */
const useLanguage = (): string => useSyncExternalStore(onLanguage, language, language);

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. */
export const useWords = () => {
  useLanguage();
  return say;
};
/** What the core wants to be said, in a component: `const tell = useSaid()`, `tell(refusal.message)`. */
export const useSaid = () => {
  useLanguage();
  return said;
};
