import { Check, Pause, Play, Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardSoundtrack } from "#core/app/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { Button, Icon } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Soundtrack.module.css";
import { Waveform } from "./Waveform.tsx";

type TrackRowProps = { track: Track; soundtrack: CardSoundtrack };

/** One track of the library: what it is, how it sounds, and the way into the card. */
export const TrackRow = observer(({ track, soundtrack }: TrackRowProps) => {
  const w = useWords();
  const { name, composer, length, cover_url, peaks } = track;
  const { preview } = soundtrack;
  const isPlaying = preview.playing === track.id;
  const isAdded = soundtrack.isSelected(track);
  return (
    <li className={styles.track} data-playing={isPlaying || undefined}>
      <button
        type="button"
        className={styles.listen}
        aria-label={w(isPlaying ? "soundtrack.stop" : "soundtrack.play", { name })}
        onClick={() => preview.toggle(track)}
      >
        {cover_url ? <img src={cover_url} alt="" loading="lazy" /> : null}
        <span className={styles.sign}>
          <Icon of={isPlaying ? Pause : Play} size={20} solid />
        </span>
      </button>
      <span className={styles.about}>
        <b className={styles.name}>{name}</b>
        <span className={styles.by}>
          <span>{composer}</span>
          <span className={styles.length}>{lengthWords(length)}</span>
        </span>
        <Waveform peaks={peaks} length={length} preview={isPlaying ? preview : null} />
      </span>
      <Button
        size="small"
        kind={isAdded ? "bare" : "quiet"}
        icon={isAdded ? Check : Plus}
        aria-label={w(isAdded ? "soundtrack.removeTrack" : "soundtrack.addTrack", { name })}
        className={styles.add}
        disabled={!isAdded && soundtrack.isFull}
        onClick={() => void (isAdded ? soundtrack.remove(track) : soundtrack.add(track))}
      >
        <span className={styles.addWords}>
          {w(isAdded ? "soundtrack.added" : "soundtrack.add")}
        </span>
      </Button>
    </li>
  );
});
