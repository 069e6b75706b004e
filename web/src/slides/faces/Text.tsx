import type { CSSProperties, ReactNode } from "react";
import { fitText, type Room } from "../fit.ts";
import { makerOf, type ShownSlide } from "../shown.ts";
import { vars } from "./paper.ts";
import styles from "./Text.module.css";
import { Written, writingSeconds } from "./Written.tsx";

/** How each variant lays its words out (SLIDE-15); used by the painted thumbnail too. */
export const textRooms = {
  letter: { width: 74, height: 92, most: 11, least: 3.4, line: 1.5, letter: 0.47 },
  typewriter: { width: 76, height: 94, most: 7.5, least: 3.2, line: 1.5, letter: 0.61 },
  xmas: { width: 68, height: 72, most: 14, least: 3.2, line: 1.28, letter: 0.5 },
  greetings: { width: 70, height: 62, most: 19, least: 3.2, line: 1.14, letter: 0.54 },
  simple: { width: 78, height: 96, most: 14, least: 3.4, line: 1.32, letter: 0.5 },
} as const satisfies Record<string, Room>;
export type TextLook = keyof typeof textRooms;

export const lookOfText = (variant: string): TextLook =>
  Object.hasOwn(textRooms, variant) ? (variant as TextLook) : "simple";

/** Words on paper: a letter, a typed sheet, a winter card, greetings, or plain. */
export const Text = ({ slide, isLive }: { slide: ShownSlide; isLive: boolean }) => {
  const look = lookOfText(slide.variant);
  const message = slide.description ?? "";
  const from = slide.subtitle?.trim() || makerOf(slide);
  const size = fitText(message, textRooms[look]);
  const by = look === "typewriter" ? "letter" : "word";
  const style: CSSProperties = vars({
    size: `${size}cqi`,
    line: textRooms[look].line,
    written: `${writingSeconds(message, by)}s`,
  });
  return (
    <span className={styles.place}>
      <span
        className={styles.paper}
        data-look={look}
        data-live={isLive ? "" : undefined}
        style={style}
      >
        {ornaments[look]}
        <span className={styles.body} dir="auto">
          {isLive ? <Written text={message} by={by} look={look} /> : message}
        </span>
        {from ? (
          <span className={styles.from} dir="auto">
            {from}
          </span>
        ) : null}
      </span>
    </span>
  );
};

const flakes = [
  [12, 16, 7],
  [82, 11, 5],
  [90, 42, 4],
  [7, 58, 4],
  [90, 78, 3],
  [55, 7, 3],
  [10, 34, 3],
] as const;

const Flake = ({ at: [x, y, r] }: { at: readonly [number, number, number] }) => (
  <g
    transform={`translate(${x} ${y}) scale(${r / 10})`}
    stroke="currentcolor"
    strokeWidth="1.4"
    strokeLinecap="round"
  >
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn})`}
        d="M0-9V9M-3-6.5 0-4 3-6.5M-3 6.5 0 4 3 6.5"
        fill="none"
      />
    ))}
  </g>
);

const bunting = ["#f94144", "#f9c74f", "#43aa8b", "#577590", "#f8961e", "#90be6d", "#f94144"];

const ornaments: Readonly<Record<TextLook, ReactNode>> = {
  letter: null,
  typewriter: null,
  simple: null,
  xmas: (
    <svg className={styles.ornament} viewBox="0 0 100 140" aria-hidden="true">
      <g color="#f4e7c9" opacity=".85">
        {flakes.map((at) => (
          <Flake key={`${at[0]} ${at[1]}`} at={at} />
        ))}
      </g>
      <path
        fill="#0f3d33"
        d="M0 140v-9l7-8 4 5 6-12 6 12 4-6 6 9 6-13 7 14 5-7 6 9 7-15 7 14 5-6 5 7 7-13 6 11 6-7v15z"
      />
      <path fill="#fff6ea" opacity=".92" d="M0 140v-2q14-6 30-2t34-1 36 1v4z" />
    </svg>
  ),
  greetings: (
    <svg className={styles.ornament} viewBox="0 0 100 140" aria-hidden="true">
      <path d="M-2 7q52 22 104 0" fill="none" stroke="#2b2140" strokeWidth=".7" />
      {bunting.map((tint, i) => {
        const x = 7 + i * 14.3;
        const y = 7 + 10.6 * (1 - ((x - 50) / 52) ** 2) - 0.6;
        return <path key={x} fill={tint} d={`M${x - 5.6} ${y}h11.200l-5.600 11z`} />;
      })}
      <g fill="none" strokeWidth="1.6" strokeLinecap="round">
        <path stroke="#f94144" d="M10 126q4-6 8 0t8 0" />
        <path stroke="#43aa8b" d="M74 129q4-6 8 0t8 0" />
        <path stroke="#f8961e" d="M44 133q3-4.500 6 0t6 0" />
      </g>
      <circle cx="35" cy="124" r="1.700" fill="#577590" />
      <circle cx="66" cy="124" r="1.700" fill="#f94144" />
      <circle cx="92" cy="119" r="1.400" fill="#f9c74f" />
      <circle cx="7" cy="117" r="1.400" fill="#90be6d" />
    </svg>
  ),
};
