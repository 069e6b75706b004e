/** The breakpoints in ascending width (SHELL-30), each with its least width in CSS pixels (OPEN-16). */
export const breakpoints = [
  ["mobile", 0],
  ["tablet", 769],
  ["tablet-large", 900],
  ["desktop-cover-editor", 1024],
  ["desktop", 1100],
  ["widescreen", 1216],
  ["fullhd", 1408],
] as const;

export type Breakpoint = (typeof breakpoints)[number][0];

const handheld: readonly Breakpoint[] = [
  "mobile",
  "tablet",
  "tablet-large",
  "desktop-cover-editor",
];

export type BreakpointState = {
  current: Breakpoint;
  /** The first breakpoint only (SHELL-33). */
  isMobile: boolean;
  /** The first four (SHELL-31). */
  isHandheld: boolean;
  /** The last three (SHELL-32). */
  isDesktop: boolean;
  /** The first four: the cover editor shows its narrow form (OPEN-16). */
  isMobileBreakpointsCoverEditor: boolean;
};

/** What a window of this many CSS pixels counts as (SHELL-34). */
export const breakpointAt = (width: number): BreakpointState => {
  const current = breakpoints.findLast(([, least]) => width >= least)?.[0] ?? "mobile";
  const isHandheld = handheld.includes(current);
  return {
    current,
    isMobile: current === "mobile",
    isHandheld,
    isDesktop: !isHandheld,
    isMobileBreakpointsCoverEditor: isHandheld,
  };
};
