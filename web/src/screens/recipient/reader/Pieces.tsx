import { useState } from "react";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Pieces.module.css";

/** The music of the card (OPEN-135), piece by piece with the browser’s own controls; on paper what it is. */
export const Pieces = ({ tracks }: { tracks: readonly Track[] }) => {
  const w = useWords();
  if (tracks.length === 0) return null;
  return (
    <section className={styles.pieces} aria-labelledby="card-music">
      <h2 id="card-music">{w("reader.music")}</h2>
      <ul>
        {tracks.map((track) => (
          <Piece key={track.id} track={track} />
        ))}
      </ul>
    </section>
  );
};

const Piece = ({ track }: { track: Track }) => {
  const w = useWords();
  const [isLost, setLost] = useState(false);
  const { name, composer, genre, cover_url, url, length } = track;
  return (
    <li className={styles.piece}>
      {cover_url ? <img src={cover_url} alt="" loading="lazy" className={styles.cover} /> : null}
      <span className={styles.about}>
        <b>{name}</b>
        <span className={styles.by}>
          {w("reader.pieceAbout", { composer, genre, length: lengthWords(length) })}
        </span>
      </span>
      {isLost ? (
        <p className={styles.lost}>{w("reader.pieceLost")}</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a piece of music
        <audio
          src={url}
          controls
          preload="none"
          aria-label={w("reader.piece", { name, composer })}
          onError={() => setLost(true)}
          className={styles.audio}
        />
      )}
    </li>
  );
};
