import type { SlideBuilder } from "#core/app/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import { Quiet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { type MadeHere, madeHere } from "./kinds.ts";
import styles from "./TypePanel.module.css";

type TypePanelProps = { builder: SlideBuilder; recipient: string };

/** What a message can be, as little paper things (BUILD-02). */
export const TypePanel = ({ builder, recipient }: TypePanelProps) => {
  const w = useWords();
  const types = madeHere.filter((type) => builder.types.includes(type));
  return (
    <div className={styles.panel}>
      <Quiet>{recipient ? w("builder.how", { name: recipient }) : w("builder.howNoName")}</Quiet>
      <ul className={styles.kinds}>
        {types.map((type, at) => (
          <li key={type}>
            <button
              type="button"
              className={styles.kind}
              data-begin={at === 0 ? "" : undefined}
              onClick={() => builder.choose(type)}
            >
              <span className={styles.scene} data-kind={type} aria-hidden="true">
                <Thing type={type} />
              </span>
              <b>{w(`builder.${type}`)}</b>
              <small>{w(`builder.${type}Note`, { most: mostPhotos })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Thing = ({ type }: { type: MadeHere }) =>
  type === "photos" ? (
    <span className={styles.prints}>
      <i className={styles.print} />
      <i className={styles.print}>
        <svg viewBox="0 0 60 60" role="presentation">
          <rect width="60" height="60" fill="#9fc7d6" />
          <circle cx="44" cy="16" r="7" fill="#f9c74f" />
          <path d="M0 44 18 24l13 15 9-9 20 20v10H0z" fill="#43766a" />
          <path d="M0 52q15-8 30-2t30-3v13H0z" fill="#7fae6b" />
        </svg>
      </i>
    </span>
  ) : (
    <span className={styles.note}>
      <i />
      <i />
      <i />
    </span>
  );
