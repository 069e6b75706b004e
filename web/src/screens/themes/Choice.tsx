import { useId } from "react";
import type { AccountTheme } from "#core/domain/theme/index.ts";
import { Checkbox } from "#web/components/index.ts";
import { Band } from "./Band.tsx";
import styles from "./Themes.module.css";

type ChoiceProps = {
  themes: readonly AccountTheme[];
  chosen: readonly string[];
  onToggle: (theme: AccountTheme) => void;
};

/** Some of these themes. */
export const Choice = ({ themes, chosen, onToggle }: ChoiceProps) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    <ul className={styles.list} role="list">
      {themes.map((theme) => (
        <li key={theme.id} className={styles.choice}>
          <Checkbox
            id={`${id}-${theme.id}`}
            name={`theme-${theme.id}`}
            checked={chosen.includes(theme.id)}
            onValue={() => onToggle(theme)}
          >
            <span className={styles.chosen}>
              <Band colours={theme.colourset.colours} className={styles.band} />
              <b>{theme.name}</b>
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
};
