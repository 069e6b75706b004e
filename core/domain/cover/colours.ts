import { type Drawing, drawingOf } from "./family.ts";

/** How many colours the title of each kind of cover has; those that are not named letter in colours of their own. */
const LETTERED: Readonly<Partial<Record<Drawing, 1 | 6>>> = {
  curvey: 6,
  curvey2: 6,
  "particles shape": 6,
  ripples: 6,
  starburst: 6,
  astronaut: 1,
  boat: 1,
  cake: 1,
  hearts: 1,
  "paper hearts": 1,
  rocket: 1,
  trail: 1,
  xmas: 1,
};

/** How many colours of its title a cover lets somebody choose: six, one, or none. */
export const titleColours = (variant: string): 0 | 1 | 6 => LETTERED[drawingOf(variant)] ?? 0;

/** Themes take six: fewer go round. */
const round = (colours: readonly string[]): string[] =>
  Array.from({ length: 6 }, (_, at) => colours[at % colours.length] ?? "");

/** A theme with its title in the card's own colours; without any, and for a theme that allows none, as it is. */
export const recolour = <T>(theme: T, colours?: readonly string[] | null): T => {
  const [first] = colours ?? [];
  if (theme === null || typeof theme !== "object" || first === undefined || !colours) return theme;
  if ("colorLetters" in theme) return { ...theme, colorLetters: round(colours) };
  if ("colorsText" in theme) return { ...theme, colorsText: round(colours) };
  if ("colorText" in theme) return { ...theme, colorText: first };
  if (!("text" in theme) || theme.text === null || typeof theme.text !== "object") return theme;
  if ("colors" in theme.text) return { ...theme, text: { ...theme.text, colors: round(colours) } };
  return "color" in theme.text ? { ...theme, text: { ...theme.text, color: first } } : theme;
};
