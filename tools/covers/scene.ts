import type { CoverTitle } from "#core/domain/exported/index.ts";
import { moves, type Part, track } from "./kit.ts";

/** A cover as it is written here. */
export interface Written {
  readonly id: string;
  readonly name: string;
  readonly title: CoverTitle;
  readonly parts: readonly (Part | readonly Part[])[];
}

export const title = (stroke: string, ...colours: string[]): CoverTitle => ({
  colours: colours.length > 0 ? colours : ["#FFFFFF"],
  family: "Baloo 2",
  stroke,
  shadow: stroke,
});

type Face = Pick<CoverTitle, "family"> & Pick<Partial<CoverTitle>, "weight" | "italic">;
/** Faces of what is printed flat. */
export const faces = {
  serif: { family: "Fraunces Variable", weight: 600 },
  script: { family: "Fraunces Variable", weight: 500, italic: true },
  poster: { family: "Fraunces Variable", weight: 900 },
  plain: { family: "Nunito Variable", weight: 600 },
  loud: { family: "Nunito Variable", weight: 900 },
  round: { family: "Baloo 2", weight: 800 },
} as const satisfies Readonly<Record<string, Face>>;

/** A title printed on the picture: above its hero, or with `room` (half of its width and height) in the middle. */
export const printed = (
  face: Face,
  colours: readonly string[],
  room?: readonly [number, number],
): CoverTitle => ({
  ...face,
  colours: [...colours],
  stroke: colours[0] ?? "#FFFFFF",
  shadow: colours[0] ?? "#FFFFFF",
  flat: true,
  ...(room ? { stands: "middle" as const, room: [...room] } : {}),
});

/** The event of the picture, once it has settled: a hop for joy. */
const joy = moves(
  track("y", [4.55, 0], [4.9, -34, "out"], [5.2, 0, "soft"]),
  track(
    "high",
    [4.35, 1],
    [4.55, 0.95, "soft"],
    [4.75, 1.035, "out"],
    [5.15, 1.01],
    [5.3, 0.95, "out"],
    [6.1, 1, "spring"],
  ),
  track(
    "wide",
    [4.35, 1],
    [4.55, 1.035, "soft"],
    [4.75, 0.985, "out"],
    [5.15, 1],
    [5.3, 1.035, "out"],
    [6.1, 1, "spring"],
  ),
);

/** The one the picture is about; the origin is where they stand. */
export const hero = (...parts: (Part | readonly Part[])[]): Part => ({
  place: "hero",
  at: [0, 285],
  ...joy,
  parts,
});
