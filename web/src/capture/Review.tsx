import { Pause, Play } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Capture, Take } from "#core/app/index.ts";
import { Icon, IconButton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useClip } from "./Clip.tsx";
import styles from "./Review.module.css";
import { Stills } from "./Stills.tsx";
import { Position, Scrubber } from "./Tape.tsx";
import { TrimEnds } from "./TrimEnds.tsx";
import { TrimNote } from "./TrimNote.tsx";
import { counted } from "./time.ts";
import voice from "./Voice.module.css";

/** Focus goes on with what takes the place of the button that was pressed. */
const useFocus = <E extends HTMLElement>() => {
  const place = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
};

const Elapsed = observer(({ take: { playback } }: { take: Take }) => {
  const w = useWords();
  const now = counted(playback.elapsed);
  return <span>{w("capture.elapsed", { now, of: counted(playback.keptLength) })}</span>;
});

const Video = observer(({ take }: { take: Take }) => {
  const w = useWords();
  const clip = useClip<HTMLVideoElement>(take);
  const first = useFocus<HTMLButtonElement>();
  const start = useRef<HTMLInputElement>(null);
  const { playback, previewUrl } = take;
  return (
    <div className={styles.review}>
      {/* biome-ignore lint/a11y/useMediaCaption: they are written in the next step */}
      <video
        ref={clip}
        className={styles.clip}
        src={previewUrl}
        playsInline
        preload="auto"
        aria-label={w("capture.clip")}
      />
      <div className={styles.strip} data-trims={take.mayTrim || undefined}>
        <div className={styles.stills}>
          <Stills take={take} />
          <Position take={take} />
        </div>
        <TrimEnds take={take} start={start} />
      </div>
      <div className={styles.plays}>
        <IconButton
          ref={first}
          kind="quiet"
          solid
          icon={playback.isPlaying ? Pause : Play}
          aria-label={w(playback.isPlaying ? "capture.pause" : "capture.play")}
          onClick={() => playback.toggle()}
        />
        <Elapsed take={take} />
        <TrimNote take={take} start={start} />
      </div>
    </div>
  );
});

const Voice = observer(({ take }: { take: Take }) => {
  const w = useWords();
  const clip = useClip<HTMLAudioElement>(take);
  const first = useFocus<HTMLButtonElement>();
  const start = useRef<HTMLInputElement>(null);
  const { playback, previewUrl } = take;
  return (
    <div className={voice.voice}>
      {/* biome-ignore lint/a11y/useMediaCaption: they are written in the next step */}
      <audio ref={clip} src={previewUrl} preload="auto" />
      <button
        ref={first}
        type="button"
        className={voice.play}
        aria-label={w(playback.isPlaying ? "capture.pause" : "capture.play")}
        onClick={() => playback.toggle()}
      >
        <Icon of={playback.isPlaying ? Pause : Play} size={64} solid />
      </button>
      <p className={voice.status}>{w("capture.yours")}</p>
      <Scrubber take={take} start={start} />
      <p className={voice.times}>
        <span>{counted(playback.elapsed)}</span>
        <span>{counted(playback.keptLength)}</span>
      </p>
      {take.mayTrim ? (
        <TrimNote take={take} start={start} />
      ) : (
        <p className={voice.help}>{w("capture.drag")}</p>
      )}
    </div>
  );
});

const Photo = ({ take }: { take: Take }) => {
  const w = useWords();
  return (
    <div className={styles.review}>
      <img className={styles.photo} src={take.previewUrl} alt={w("capture.picture")} />
    </div>
  );
};

/** What was captured, looked at again before it goes into the message (CAPT-05, CAPT-08). */
export const Review = ({ capture, take }: { capture: Capture; take: Take }) => {
  if (capture.kind === "photo") return <Photo take={take} />;
  return capture.kind === "video" ? <Video take={take} /> : <Voice take={take} />;
};
