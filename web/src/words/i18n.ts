import { type I18n, setupI18n } from "@lingui/core";

/** The words of the first language that are loaded, and how they are said. */
export const i18n = setupI18n();
i18n.activate("en");

/** The words of another language that was chosen; what it lacks is said in the first. */
export const chosen: { words: I18n | null } = { words: null };
