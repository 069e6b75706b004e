import "./all.ts";
import type { en } from "./en/index.ts";
import { i18n } from "./i18n.ts";

export type WordKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

i18n.activate("en");

/** Words outside a component. */
export const say = (key: WordKey, values?: Values): string => i18n._(key, values);
