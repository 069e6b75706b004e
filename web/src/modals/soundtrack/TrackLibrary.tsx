import { observer } from "mobx-react-lite";
import type { CardSoundtrack } from "#core/app/index.ts";
import { Chip, Chips } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Soundtrack.module.css";
import { TrackRow } from "./TrackRow.tsx";

/** The tracks of the library, one genre at a time (MUSIC-05, OPEN-135). */
export const TrackLibrary = observer(({ soundtrack }: { soundtrack: CardSoundtrack }) => {
  const w = useWords();
  const { genre } = soundtrack;
  return (
    <section className={styles.library} aria-labelledby="track-library">
      <h3 id="track-library">{w("soundtrack.library")}</h3>
      <div className={styles.genres}>
        <Chips label={w("soundtrack.genres")}>
          {soundtrack.genres.map((one) => (
            <Chip key={one} pressed={one === genre} onClick={() => soundtrack.browse(one)}>
              {w("soundtrack.genre", { genre: one })}
            </Chip>
          ))}
        </Chips>
      </div>
      <ul
        className={styles.tracks}
        aria-label={w("soundtrack.tracks", { genre: w("soundtrack.genre", { genre }) })}
      >
        {soundtrack.shown.map((track) => (
          <TrackRow key={track.id} track={track} soundtrack={soundtrack} />
        ))}
      </ul>
    </section>
  );
});
