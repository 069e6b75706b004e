import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardSoundtrack } from "#core/app/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { VisuallyHidden } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import { CardTrack } from "./CardTrack.tsx";
import styles from "./Soundtrack.module.css";

/** The card's own tracks in the order in which they play (MUSIC-02, MUSIC-06). */
export const CardTracks = observer(({ soundtrack }: { soundtrack: CardSoundtrack }) => {
  const w = useWords();
  const [told, tell] = useState("");
  const { selected } = soundtrack;
  const move = (track: Track, to: number) => {
    tell(w("soundtrack.moved", { name: track.name, at: to + 1, of: selected.length }));
    void soundtrack.move(track, to);
  };
  return (
    <section className={styles.own} aria-labelledby="card-tracks">
      <div className={styles.ownHead}>
        <h3 id="card-tracks">{w("soundtrack.own")}</h3>
        {selected.length > 0 ? (
          <span className={styles.sum}>
            {w("soundtrack.length", {
              n: selected.length,
              length: lengthWords(soundtrack.length),
            })}
          </span>
        ) : null}
      </div>
      {selected.length === 0 ? (
        <p className={styles.none}>
          <b>{w("soundtrack.empty")}</b> {w("soundtrack.emptyHelp")}
        </p>
      ) : (
        <ol className={styles.order}>
          {selected.map((track, at) => (
            <CardTrack
              key={track.id}
              track={track}
              at={at}
              of={selected.length}
              onMove={(to) => move(track, to)}
              onDropped={(from, to) => {
                const dropped = selected[from];
                if (dropped) move(dropped, to);
              }}
              onRemove={() => void soundtrack.remove(track)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </section>
  );
});
