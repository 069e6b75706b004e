import { Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { LanguageChoice } from "../frame/LanguageChoice.tsx";
import styles from "./Account.module.css";

/** The language of this site and of one's emails (decision 0054); kept the moment it is chosen. */
export const Language = () => {
  const w = useWords();
  return (
    <Sheet className={styles.part} aria-labelledby="language">
      <h2 id="language">{w("language.label")}</h2>
      <LanguageChoice hideLabel help={w("language.help")} />
    </Sheet>
  );
};
