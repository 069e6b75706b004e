import { useEffect, useRef } from "react";
import type { Effects } from "#core/app/index.ts";
import { useReducedMotion } from "./motion.ts";
import styles from "./Weather.module.css";

type WeatherProps = {
  fx: Partial<Effects>;
  /** False: it hangs in the air. */
  playing?: boolean | undefined;
  /** Where the card stands, in milliseconds; without one it goes by the page's own clock. */
  at?: (() => number) | undefined;
  /** Changes when the card jumps. */
  turn?: number | undefined;
};

const tints = ["#f94144", "#f8961e", "#f9c74f", "#90be6d", "#43aa8b", "#577590", "#f2545b"];
const confettiCount = 64;
const snowCount = 80;

/** A number from 0 to 1 that belongs to a piece: always the same. */
const chance = (piece: number, of: number): number => {
  const wave = Math.sin(piece * 127.1 + of * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};
const fold = (value: number): number => value - Math.floor(value);

const paintConfetti = (pen: CanvasRenderingContext2D, t: number, w: number, h: number): void => {
  const size = Math.max(6, Math.min(w, h) * 0.014);
  for (let i = 0; i < confettiCount; i++) {
    const speed = 0.09 + 0.07 * chance(i, 1);
    const start = chance(i, 2) * 1.2;
    const way = t * speed - start;
    if (way < 0) continue;
    const y = fold(way) * 1.16 - 0.08;
    const x = chance(i, 3) + 0.03 * Math.sin(t * (0.8 + chance(i, 4)) + i);
    pen.save();
    pen.translate(x * w, y * h);
    pen.rotate(t * (1 + 2 * chance(i, 5)) + i);
    pen.scale(1, Math.cos(t * (2.2 + 2 * chance(i, 6)) + i));
    pen.fillStyle = tints[i % tints.length] ?? "#f94144";
    if (i % 5 === 0) {
      pen.beginPath();
      pen.arc(0, 0, size * 0.45, 0, 7);
      pen.fill();
    } else pen.fillRect(-size / 2, -size / 4, size, size / 2);
    pen.restore();
  }
};

const paintSnow = (pen: CanvasRenderingContext2D, t: number, w: number, h: number): void => {
  for (let i = 0; i < snowCount; i++) {
    const near = chance(i, 7);
    const y = fold(t * (0.035 + 0.05 * near) + chance(i, 8)) * 1.1 - 0.05;
    const x = fold(chance(i, 9) + 0.025 * Math.sin(t * 0.6 + i) + t * 0.006);
    const size = (1.2 + 3.2 * near) * Math.max(1, Math.min(w, h) / 700);
    pen.globalAlpha = 0.45 + 0.5 * near;
    pen.fillStyle = "#ffffff";
    pen.beginPath();
    pen.arc(x * w, y * h, size, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
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
      pen.clearRect(0, 0, w, h);
      if (snow) paintSnow(pen, t, w, h);
      if (confetti) paintConfetti(pen, t + 2, w, h);
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
