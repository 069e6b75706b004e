import { useState } from "react";
import { locales } from "#adapters/words/locales.ts";
import { keepLanguage } from "#core/app/index.ts";
import { type FieldFrame, Select, VisuallyHidden } from "#web/components/index.ts";
import { language, said, useWords } from "#web/words/index.ts";
import { speak } from "#web/words/locale.ts";
import { useApp } from "../../hooks/context.ts";

type Went = "changed" | "failed" | { readonly kept: string };

/**
 * The languages there are, each by its own name; chosen, it is spoken at once, kept in this browser, and for the emails
 * of whoever is logged in (decision 0054).
 */
export const LanguageChoice = (looks: Pick<FieldFrame, "hideLabel" | "help" | "className">) => {
  const w = useWords();
  const app = useApp();
  const [went, setWent] = useState<Went | null>(null);
  const withPseudo = app.ports.settings.pseudoLocale ?? false;
  const choose = async (locale: string) => {
    setWent(null);
    try {
      await speak(locale, withPseudo, true);
    } catch {
      return setWent("failed");
    }
    const error = await keepLanguage(app, locale);
    setWent(error === null ? "changed" : { kept: said(error) });
  };
  const error = went === "failed" ? w("language.failed") : went === "changed" ? null : went?.kept;
  return (
    <>
      <Select
        {...looks}
        name="locale"
        label={w("language.label")}
        error={error ?? undefined}
        autoComplete="language"
        value={language()}
        onValue={(locale) => void choose(locale)}
      >
        {locales
          .filter(({ isPseudo }) => withPseudo || !isPseudo)
          .map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
      </Select>
      <VisuallyHidden role="status">
        {went === "changed" ? w("language.changed") : null}
      </VisuallyHidden>
    </>
  );
};
