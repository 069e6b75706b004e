import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { Card, Segments } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { panels } from "#web/slides/kinds/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import styles from "./CustomisePanel.module.css";
import { Fields } from "./Fields.tsx";
import { draftSlide } from "./shown.ts";
import { Typed } from "./Typed.tsx";

/** The proof as large as the form: what is typed is seen as it will be. */
export const CustomisePanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { draft } = builder;
  if (draft === null) return null;
  // `exported` is for covers made elsewhere and is never chosen by hand
  const looks = builder.variants.filter((variant) => variant !== "exported");
  const Controls = panels[draft.type]?.Controls;
  return (
    <div className={styles.make}>
      <figure className={styles.proof} aria-label={w("builder.proof")}>
        <Card>
          <SlideFace slide={draftSlide(draft, builder.uploads.list)} />
        </Card>
      </figure>
      <div className={styles.controls}>
        {looks.length > 1 ? (
          <Segments
            wide
            name="look"
            label={w("builder.look")}
            value={draft.variant}
            options={looks.map((value) => ({ value, words: w(`look.${value}` as WordKey) }))}
            onValue={(value) => builder.useVariant(value)}
            className={styles.looks}
          />
        ) : null}
        {Controls ? <Controls builder={builder} /> : null}
        <Fields builder={builder} />
        <Typed builder={builder} />
      </div>
    </div>
  );
});
