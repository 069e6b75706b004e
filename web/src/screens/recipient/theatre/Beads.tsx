import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Player } from "#core/app/index.ts";
import { makerOf, seekAll, segmentWords } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Beads.module.css";

/** Progress by slide; each bead goes to its own (44 px high). */
export const Beads = observer(({ player }: { player: Player }) => {
  const w = useWords();
  const row = useRef<HTMLDivElement>(null);
  const { index, turn, state, isWaiting } = player;
  const playing = state === "playing" && !isWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn starts the bead anew
  useEffect(() => {
    const bead = row.current?.querySelector("[aria-current] span");
    if (bead) seekAll(bead, player.elapsed(), playing);
  }, [player, turn, playing]);
  useEffect(() => {
    const { current } = row;
    const bead = current?.children[index];
    if (!current || !(bead instanceof HTMLElement)) return;
    // many slides: the one in hand stays in sight
    if (current.scrollWidth > current.clientWidth)
      current.scrollTo({ left: bead.offsetLeft - current.clientWidth / 2 });
  }, [index]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div ref={row} className={styles.beads} role="group" aria-label={w("player.slides")}>
      {player.slides.map((slide, i) => {
        return (
          <button
            key={slide.id}
            type="button"
            className={styles.bead}
            data-done={i < index ? "" : undefined}
            aria-current={i === index ? "true" : undefined}
            aria-label={w(segmentWords(slide), { n: i + 1, name: makerOf(slide) })}
            onClick={() => player.goTo(i)}
          >
            {i === index ? (
              <span key={turn} style={{ animationDuration: `${player.lengthOf(slide)}ms` }} />
            ) : null}
          </button>
        );
      })}
    </div>
  );
});
