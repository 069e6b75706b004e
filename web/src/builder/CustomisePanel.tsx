import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import type { SlideBuilder } from "#core/app/index.ts";
import { panelOf } from "#web/slides/kinds/index.ts";
import styles from "./CustomisePanel.module.css";
import { Fields } from "./Fields.tsx";
import { Proof } from "./Proof.tsx";
import { Typed } from "./Typed.tsx";
import { Variants } from "./Variants.tsx";

/** The proof as large as the form: what is typed is seen as it will be. */
export const CustomisePanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const { draft } = builder;
  if (draft === null) return null;
  // `exported` is for covers made elsewhere and is never chosen by hand
  const looks = builder.variants.filter((variant) => variant !== "exported");
  const Controls = panelOf(draft.type)?.Controls;
  return (
    <div className={styles.make}>
      <Proof builder={builder} />
      <div className={styles.controls}>
        {looks.length > 1 ? <Variants builder={builder} variants={looks} /> : null}
        {Controls ? (
          <Suspense>
            <Controls builder={builder} />
          </Suspense>
        ) : null}
        <Fields builder={builder} />
        <Typed builder={builder} />
      </div>
    </div>
  );
});
