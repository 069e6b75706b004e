import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { useLingui } from "@lingui/react";
import { en } from "./en/index.ts";

export type WordKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

/** Every word of the interface, by key; another language is another catalogue of the same keys. */
export const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);
i18n.load("en", en);
i18n.activate("en");

/** Words outside a component. */
export const say = (key: WordKey, values?: Values): string => i18n._(key, values);

/** The words of the catalogue in a component: `const w = useWords()`, `w("shop.heading")`. */
export const useWords = () => {
  const { i18n: current } = useLingui();
  return (key: WordKey, values?: Values): string => current._(key, values);
};
