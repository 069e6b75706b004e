import type { CurveyTheme } from "#core/domain/cover/index.ts";
import { blend } from "../basis/index.ts";
import type { Ink } from "../lettering/index.ts";

export type Backdrop = "rays" | "dots" | "rings" | "waves" | "stars";

/** How a theme is staged, beyond what the catalogue says of it. */
export interface Look {
  readonly upper: boolean;
  /** How the lines bend: 0 waves, 1 hourglass, 2 flag, 3 lens. */
  readonly warp: 0 | 1 | 2 | 3;
  readonly ground: Backdrop;
  /** How strongly the ground's pattern stands out, 0 to 1. */
  readonly pattern: number;
  readonly edge: string;
  readonly ink: Ink;
  /** Thickness of the letters and fall of their shadow, in heights of the lowest line. */
  readonly depth: number;
  readonly fall: number;
}

const ink = (shadow: string, alpha: number, more: Partial<Ink> = {}): Ink => ({
  shadow: { color: shadow, alpha, blur: 0.08 },
  stroke: { color: "#FFFFFF", width: 0 },
  side: 0,
  round: 0.7,
  glare: 0,
  ...more,
});

const white = (width: number): Ink["stroke"] => ({ color: "#FFFFFF", width });

const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  "curvey-0": { warp: 0, ground: "rays", ink: ink("#6B1240", 0.34, { round: 0.9 }) },
  "curvey-1": {
    warp: 1,
    ground: "stars",
    edge: "#150A33",
    depth: 0.07,
    ink: ink("#0A0420", 0.6, { side: 0.62, round: 0.8 }),
  },
  "curvey-2": {
    upper: false,
    warp: 2,
    ground: "rays",
    edge: "#93CDF7",
    ink: ink("#123A6B", 0.34, { stroke: white(0.055) }),
  },
  "curvey-3": {
    upper: false,
    warp: 0,
    ground: "dots",
    pattern: 0.7,
    depth: 0.06,
    ink: ink("#2B2140", 0.2, { side: 0.72, round: 0 }),
  },
  "curvey-4": {
    warp: 3,
    ground: "rings",
    edge: "#083A40",
    ink: ink("#02181B", 0.5, { round: 0.5 }),
  },
  "curvey-5": {
    warp: 0,
    ground: "dots",
    pattern: 0.8,
    edge: "#F3A3BE",
    ink: ink("#6A0F3C", 0.3, { stroke: white(0.045), round: 0.9 }),
  },
  "curvey-6": {
    warp: 3,
    ground: "rays",
    pattern: 1,
    edge: "#FFB92E",
    depth: 0.08,
    ink: ink("#5A2A00", 0.35, { side: 0.68, stroke: white(0.04), round: 0.4 }),
  },
  "curvey-7": {
    warp: 2,
    ground: "waves",
    pattern: 0.8,
    ink: ink("#1B3A1F", 0.24, { round: 0.25 }),
  },
  "curvey-8": {
    upper: false,
    warp: 1,
    ground: "rings",
    edge: "#A3142A",
    ink: ink("#4A0612", 0.5, { round: 0.6 }),
  },
};

export const lookOf = (theme: CurveyTheme): Look => {
  const own = LOOKS[theme.name] ?? {};
  const base = own.ink ?? ink(blend(theme.bgColor, "#000000", 0.6), 0.3);
  return {
    upper: true,
    warp: 0,
    ground: "rays",
    pattern: 0.5,
    edge: blend(theme.bgColor, "#D9480F", 0.18),
    depth: 0,
    fall: 0.085,
    ...own,
    ink: { ...base, glare: theme.hasGlare ? theme.glareAlpha * 0.8 : 0 },
  };
};
