import { useEffect, useRef } from "react";
import type { Playing } from "#adapters/webgl/index.ts";
import type { Effects } from "#core/app/index.ts";
import { useReducedMotion } from "./motion.ts";
import { pageStage } from "./stage.ts";
import styles from "./Weather.module.css";

type WeatherProps = {
  fx: Partial<Effects>;
  /** False: it hangs in the air. */
  playing?: boolean | undefined;
  /** Where the card stands, in milliseconds; without one it goes by its own time. */
  at?: (() => number) | undefined;
  /** Changes when the card jumps. */
  turn?: number | undefined;
};

/**
 * Confetti and snow over the place it stands in, drawn by the page's one stage as covers are, at its quality (FX-01,
 * OPEN-133); calm people see neither.
 */
export const Weather = ({ fx, playing = true, at, turn }: WeatherProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const falling = useRef<Playing<null> | null>(null);
  const now = useRef({ at, playing });
  useEffect(() => {
    now.current = { at, playing };
  });
  const { confetti = false, snow = false } = fx;
  const calm = useReducedMotion();
  const isOn = (confetti || snow) && !calm;
  useEffect(() => {
    const element = place.current;
    if (!isOn || element === null) return;
    let mine: Playing<null> | null = null;
    let gone = false;
    pageStage().then(
      (stage) => {
        if (gone) return;
        mine = stage.fall(element, { confetti, snow }, { paused: !now.current.playing });
        falling.current = mine;
        if (now.current.at) mine.seek(now.current.at() / 1000);
      },
      // without a stage nothing falls, and nothing is wrong
      () => undefined,
    );
    return () => {
      gone = true;
      falling.current = null;
      mine?.dispose();
    };
  }, [isOn, confetti, snow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is drawn while it stands, too
  useEffect(() => {
    const where = now.current.at;
    if (where) falling.current?.seek(where() / 1000);
    if (playing) falling.current?.play();
    else falling.current?.pause();
  }, [playing, turn]);
  return isOn ? (
    <span ref={place} aria-hidden="true" data-weather="" className={styles.weather} />
  ) : null;
};
