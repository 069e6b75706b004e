import { Globe, Lock } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { Segments } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Settings.module.css";

/** Who may come in by one of the card's links (ROLE-14, OPEN-63). */
export const LinkPrivacy = observer(
  ({ editor, of }: { editor: CardEditor; of: "group" | "recipient" }) => {
    const w = useWords();
    const field = of === "group" ? "group_link_privacy" : "recipient_link_privacy";
    const value = editor.story?.[field] ?? "public";
    const help = `settings.${of}${value === "public" ? "Public" : "Private"}` as const;
    return (
      <div className={styles.rule}>
        <p className={styles.label}>{w(`settings.${of}Link`)}</p>
        <Segments
          wide
          name={field}
          label={w(`settings.${of}Link`)}
          value={value}
          options={[
            { value: "public", words: w("settings.public"), icon: Globe },
            { value: "private", words: w("settings.private"), icon: Lock },
          ]}
          onValue={(privacy) => void editor.save({ [field]: privacy }, { force: true })}
          className={styles.segments}
        />
        <p className={styles.under} aria-live="polite">
          {w(help)}
        </p>
      </div>
    );
  },
);
