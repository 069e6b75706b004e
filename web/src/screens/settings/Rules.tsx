import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { Toggle } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Settings.module.css";

type Rule =
  | "content_moderation"
  | "show_as_you_go"
  | "guests_may_sign"
  | "has_credits_slide"
  | "owner_email_notifications";
type Words = "moderation" | "showAsYouGo" | "guests" | "credits" | "notify";

/** What is on or off for a card, with what it means under it. */
export const Rules = observer(
  ({ editor, rules }: { editor: CardEditor; rules: readonly (readonly [Rule, Words])[] }) => {
    const w = useWords();
    const id = useId();
    return rules.map(([rule, words]) => (
      <div key={rule} className={styles.rule}>
        <Toggle
          id={`${id}-${rule}`}
          name={rule}
          aria-describedby={`${id}-${rule}-help`}
          checked={editor.story?.[rule] ?? false}
          onValue={(on) => void editor.save({ [rule]: on }, { force: true })}
        >
          {w(`settings.${words}`)}
        </Toggle>
        <p id={`${id}-${rule}-help`} className={styles.help}>
          {w(`settings.${words}Help`)}
        </p>
      </div>
    ));
  },
);
