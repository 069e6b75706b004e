import { useEffect, useRef } from "react";
import type { Effects } from "#core/app/index.ts";
import { useReducedMotion } from "./motion.ts";
import styles from "./Weather.module.css";
import { paintWeather } from "./weather.ts";

type WeatherProps = {
  fx: Partial<Effects>;
  /** False: it hangs in the air. */
  playing?: boolean | undefined;
  /** Where the card stands, in milliseconds; without one it goes by the page's own clock. */
  at?: (() => number) | undefined;
  /** Changes when the card jumps. */
  turn?: number | undefined;
};

/** Confetti and snow over whatever lies below, a function of time alone (FX-01); calm people see neither. */
export const Weather = ({ fx, playing = true, at, turn }: WeatherProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useRef(at);
  useEffect(() => {
    clock.current = at;
  });
  const calm = useReducedMotion();
  const { confetti = false, snow = false } = fx;
  const isOn = (confetti || snow) && !calm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is painted while it stands, too
  useEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext("2d");
    if (!isOn || !sheet || !pen) return;
    let handle = 0;
    const began = performance.now();
    const paint = () => {
      const dense = Math.min(window.devicePixelRatio || 1, 2);
      const w = Math.round(sheet.clientWidth * dense);
      const h = Math.round(sheet.clientHeight * dense);
      if (sheet.width !== w) sheet.width = w;
      if (sheet.height !== h) sheet.height = h;
      const t = (clock.current?.() ?? performance.now() - began) / 1000;
      paintWeather(pen, { confetti, snow }, t, w, h);
    };
    const frame = () => {
      paint();
      handle = requestAnimationFrame(frame);
    };
    if (playing) handle = requestAnimationFrame(frame);
    else paint();
    return () => cancelAnimationFrame(handle);
  }, [isOn, confetti, snow, playing, turn]);
  return isOn ? (
    <span aria-hidden="true" className={styles.weather}>
      <canvas ref={canvas} />
    </span>
  ) : null;
};
