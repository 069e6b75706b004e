import type { CakeTheme } from "#core/domain/cover/index.ts";
import type { Lettering } from "../lettering/index.ts";
import { cardLettering } from "../solid/index.ts";

const FACES: Readonly<Record<string, Parameters<typeof cardLettering>[2]>> = {
  "cake-1": "script",
  "cake-2": "serif",
  "cake-4": "bold",
  "cake-6": "script",
  "cake-7": "serif",
};

/** The title's lettering for a cake: its face, and how it stands out from the ground. */
export const letteringOf = (theme: CakeTheme): Lettering =>
  cardLettering(theme, "bake", FACES[theme.name] ?? "round");
