import "./all.ts";
import { useLingui } from "@lingui/react";
import type { en } from "./en/index.ts";
import { i18n } from "./i18n.ts";

export type WordKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

i18n.activate("en");

export { i18n };

/** Words outside a component. */
export const say = (key: WordKey, values?: Values): string => i18n._(key, values);

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. */
export const useWords = () => {
  const { i18n: current } = useLingui();
  return (key: WordKey, values?: Values): string => current._(key, values);
};
