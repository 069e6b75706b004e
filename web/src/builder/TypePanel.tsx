import type { SlideBuilder } from "#core/app/index.ts";
import { LeftBehind } from "#web/capture/index.ts";
import { Quiet } from "#web/components/index.ts";
import { madeHere, panelOf } from "#web/slides/kinds/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./TypePanel.module.css";

type TypePanelProps = { builder: SlideBuilder; recipient: string };

/** What a message can be, as little paper things (BUILD-02). */
export const TypePanel = ({ builder, recipient }: TypePanelProps) => {
  const w = useWords();
  return (
    <div className={styles.panel}>
      <Quiet>{recipient ? w("builder.how", { name: recipient }) : w("builder.howNoName")}</Quiet>
      <LeftBehind builder={builder} types={madeHere(builder.types)} />
      <ul className={styles.kinds}>
        {madeHere(builder.types).map((type, at) => {
          const Picture = panelOf(type)?.Picture;
          return (
            <li key={type}>
              <button
                type="button"
                className={styles.kind}
                data-begin={at === 0 ? "" : undefined}
                onClick={() => builder.choose(type)}
              >
                <span className={styles.scene} aria-hidden="true">
                  {Picture ? <Picture /> : null}
                </span>
                <b>{w(`kind.${type}`)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
