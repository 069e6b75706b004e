import { Check, Music, Pause, Play } from "lucide-react";
import type { Song } from "#core/domain/search/index.ts";
import { Icon, IconButton } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./AddSong.module.css";
import type { SongPreview } from "./usePreview.ts";

type SongRowProps = { song: Song; preview: SongPreview; isChosen: boolean; onChoose: () => void };

/** One song: what it is, how it sounds, and the way to take it. */
export const SongRow = ({ song, preview, isChosen, onChoose }: SongRowProps) => {
  const w = useWords();
  const { name, artist, cover_url, preview_url, duration } = song;
  const isPlaying = preview.playing === song.id;
  return (
    <li className={styles.song} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.cover}>
          {cover_url ? (
            <img src={cover_url} alt="" loading="lazy" />
          ) : (
            <Icon of={Music} size={24} />
          )}
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <span>{artist}</span>
        </span>
        {isChosen ? <Icon of={Check} size={22} /> : null}
        {duration === null ? null : <span className={styles.length}>{lengthWords(duration)}</span>}
      </button>
      {preview_url ? (
        <IconButton
          icon={isPlaying ? Pause : Play}
          aria-label={w(isPlaying ? "found.stopSong" : "found.playSong", { name })}
          onClick={() => (isPlaying ? preview.stop() : preview.play(song.id, preview_url))}
        />
      ) : null}
    </li>
  );
};
