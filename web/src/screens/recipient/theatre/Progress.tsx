import { observer } from "mobx-react-lite";
import { type CSSProperties, useEffect, useRef } from "react";
import type { Player } from "#core/app/index.ts";
import { makerOf, seekAll, segmentWords } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Progress.module.css";

/** Steeper where there are many, so that the strip is as high. Degrees. */
const slopeOf = (count: number): number => Math.min(9, 1.6 + count * 0.9);

/** The card’s own folds from above, one a slide: the current one lies flat and fills; each goes to its own (44 px high). */
export const Progress = observer(({ player }: { player: Player }) => {
  const w = useWords();
  const row = useRef<HTMLDivElement>(null);
  const { index, turn, state, isWaiting } = player;
  const playing = state === "playing" && !isWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn starts the fold anew
  useEffect(() => {
    const fold = row.current?.querySelector("[aria-current] b");
    if (fold) seekAll(fold, player.elapsed(), playing);
  }, [player, turn, playing]);
  useEffect(() => {
    const { current } = row;
    const fold = current?.children[index];
    if (!current || !(fold instanceof HTMLElement)) return;
    // many slides: the one in hand stays in sight
    if (current.scrollWidth > current.clientWidth)
      current.scrollTo({ left: fold.offsetLeft - current.clientWidth / 2 });
  }, [index]);
  const slope = `${slopeOf(player.slides.length)}deg`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={row}
      className={styles.folds}
      role="group"
      aria-label={w("player.slides")}
      style={{ "--slope": slope } as CSSProperties}
    >
      {player.slides.map((slide, i) => (
        <button
          key={slide.id}
          type="button"
          className={styles.fold}
          data-done={i < index ? "" : undefined}
          aria-current={i === index ? "true" : undefined}
          aria-label={w(segmentWords(slide), { n: i + 1, name: makerOf(slide) })}
          onClick={() => player.goTo(i)}
        >
          <i>
            {i === index ? (
              <b key={turn} style={{ animationDuration: `${player.lengthOf(slide)}ms` }} />
            ) : null}
          </i>
        </button>
      ))}
    </div>
  );
});
