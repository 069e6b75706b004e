import { observer } from "mobx-react-lite";
import type { ThemeForm } from "#core/app/index.ts";
import { inkOn } from "#core/domain/theme/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Edit.module.css";

/** The six as a folded card, with words on them as they would be read. */
export const Preview = observer(({ form }: { form: ThemeForm }) => {
  const w = useWords();
  return (
    <div className={styles.preview} role="img" aria-label={w("themes.preview")}>
      {form.colours.map((colour, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
          key={at}
          className={styles.leaf}
          data-chosen={at === form.at || undefined}
          style={{ backgroundColor: colour, color: inkOn(colour) }}
        >
          {w("themes.sample")}
        </span>
      ))}
    </div>
  );
});
