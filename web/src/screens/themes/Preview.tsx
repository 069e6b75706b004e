import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import type { ThemeForm } from "#core/app/index.ts";
import { inkOn } from "#core/domain/theme/index.ts";
import { part } from "#web/shell/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Edit.module.css";

const PreviewCard = part(() => import("./PreviewCard.tsx"));

/** The six on a card: the letters of its cover, and behind it the pages of its messages with words on them as they would be read. */
export const Preview = observer(({ form }: { form: ThemeForm }) => {
  const w = useWords();
  return (
    <div className={styles.preview} role="img" aria-label={w("themes.preview")}>
      <span className={styles.card}>
        <Suspense>
          <PreviewCard colours={form.colours} title={w("themes.sampleCover")} />
        </Suspense>
      </span>
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
