import { creditNames, creditsSeconds } from "#core/domain/slide/index.ts";
import { useWords } from "#web/words/index.ts";
import type { ShownSlide } from "../shown.ts";
import styles from "./Credits.module.css";
import { vars } from "./paper.ts";

/** Names that fit the page without rolling. */
const atOnce = 9;

/** Letters in hundredths of the width: as large as the page allows for so many names. */
const roomy = 6.6;
const sizeOf = (count: number): number =>
  Math.max(1.6, Math.min(roomy, 50 / Math.ceil(count > 10 ? count / 2 : count)));

/** Everybody who signed, one a line; more than fit roll by (SLIDE-43). */
export const Credits = ({ slide, isLive }: { slide: ShownSlide; isLive: boolean }) => {
  const w = useWords();
  const names = creditNames(slide.description);
  const rolls = isLive && names.length > atOnce;
  return (
    <span className={styles.place}>
      <span
        className={styles.paper}
        data-live={isLive ? "" : undefined}
        data-rolls={rolls ? "" : undefined}
        data-columns={!rolls && names.length > 10 ? "" : undefined}
        style={vars({
          span: `${creditsSeconds(names.length) - 1}s`,
          size: `${rolls ? roomy : sizeOf(names.length)}cqi`,
        })}
      >
        <b dir="auto">{slide.title?.trim() || w("slides.creditsTitle")}</b>
        <span className={styles.window}>
          {/* biome-ignore lint/a11y/useSemanticElements: a slide lies inside links and buttons, where lists may not */}
          <span role="list" className={styles.names}>
            {names.map((name, i) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name
                key={`${i} ${name}`}
                role="listitem"
                dir="auto"
                style={rolls ? undefined : vars({ n: i })}
              >
                {name}
              </span>
            ))}
          </span>
        </span>
        <svg viewBox="0 0 40 12" aria-hidden="true" className={styles.mark}>
          <path d="M1 6h13M26 6h13" stroke="#c9b38f" strokeWidth="1" />
          <path
            fill="#d2333f"
            d="M20 10.400c-5-3.400-4-7.600-1-7.200l1 .9 1-.9c3-.4 4 3.800-1 7.200z"
          />
        </svg>
      </span>
    </span>
  );
};
