import { setupI18n } from "@lingui/core";

/** The words that are loaded, and how they are said. */
export const i18n = setupI18n();
