import {
  CaptionsOff,
  Captions as CaptionsOn,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useState } from "react";
import type { Player } from "#core/app/index.ts";
import { IconButton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Controls.module.css";

/** Previous, play, next: one paper disc, the others bare (OPEN-134). */
export const Controls = observer(({ player }: { player: Player }) => {
  const w = useWords();
  const isPlaying = player.state === "playing";
  return (
    <div className={styles.keys}>
      <IconButton
        icon={SkipBack}
        aria-label={w("player.previous")}
        className={styles.key}
        onClick={() => player.previous()}
      />
      <IconButton
        icon={player.state === "ended" ? RotateCcw : isPlaying ? Pause : Play}
        solid={player.state !== "ended"}
        aria-label={w(isPlaying ? "player.pause" : "player.play")}
        className={styles.main}
        onClick={() => player.toggle()}
      />
      <IconButton
        icon={SkipForward}
        aria-label={w("player.next")}
        className={styles.key}
        onClick={() => player.next()}
      />
    </div>
  );
});

type AsideProps = { player: Player; room: RefObject<HTMLElement | null> };

/** Sound and captions, where there are any, and full screen. */
export const Aside = observer(({ player, room }: AsideProps) => {
  const w = useWords();
  return (
    <>
      {player.hasSound ? (
        <IconButton
          icon={player.isSoundOn ? Volume2 : VolumeX}
          aria-label={w("player.sound")}
          aria-pressed={player.isSoundOn}
          className={styles.sound}
          onClick={() => player.toggleSound()}
        />
      ) : null}
      {player.hasCaptions ? (
        <IconButton
          icon={player.areCaptionsOn ? CaptionsOn : CaptionsOff}
          aria-label={w("player.captions")}
          aria-pressed={player.areCaptionsOn}
          className={styles.captions}
          onClick={() => player.toggleCaptions()}
        />
      ) : null}
      <FullScreen room={room} />
    </>
  );
});

const FullScreen = ({ room }: { room: RefObject<HTMLElement | null> }) => {
  const w = useWords();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", hear);
    return () => document.removeEventListener("fullscreenchange", hear);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const turn = () =>
    isFull ? document.exitFullscreen() : (room.current?.requestFullscreen() ?? Promise.resolve());
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      aria-label={w(isFull ? "player.leaveFull" : "player.full")}
      className={styles.full}
      onClick={() => void turn().catch(() => undefined)}
    />
  );
};
