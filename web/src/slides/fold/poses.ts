import type { Transition } from "#core/domain/slide/index.ts";
import { mix, smooth, span } from "./curves.ts";

/**
 * Where a panel of the folded card stands. Lengths are in panel widths from the middle of the place, y downwards, z towards
 * the viewer; turns are degrees about the panel’s own middle, as CSS counts them.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turnX: number;
  readonly turnY: number;
  /** 0 to 1: a panel that comes by fading isn’t there at first. */
  readonly opacity: number;
  readonly isVisible: boolean;
}

/** The card’s chain of panels. */
export interface Chain {
  /** By how many degrees a neighbour of the open panel is turned away. */
  readonly away: number;
  /** A panel’s height in widths. */
  readonly tall: number;
  /** About which axis the fold between the panels `place` and `place + 1` turns (SLIDE-19). */
  axisAfter(place: number): Transition;
}

/** Degrees at which a panel at the side is hidden behind the open one. */
const shut = 88;
/** A panel seen from its edge. */
const edge = 90;
/** How far the ridge between two panels steps back half way. */
const push = 0.09;
/** Parts of a vertical turn or a fade: the wings have closed, the panels begin and cease to turn, the wings open. */
const closed = 0.16;
const begins = 0.12;
const opens = 1 - closed;
/** Further away than so many panels nothing is seen. */
const reach = 1.98;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const flat: Pose = { x: 0, y: 0, z: 0, turnX: 0, turnY: 0, opacity: 1, isVisible: true };
const away: Pose = { ...flat, opacity: 0, isVisible: false };

/** How far a panel `distance` places from the open one is turned to the side, in degrees. */
const angleAt = (distance: number, most: number): number => {
  const far = Math.abs(distance);
  const turned = far <= 1 ? most * smooth(far) : mix(most, shut, span(far, 1, 2));
  return Math.sign(distance) * turned;
};

/** The half of a panel that reaches from its middle to its right edge. */
const halfOf = (turnY: number): readonly [number, number] => [
  Math.cos(radians(turnY)) / 2,
  -Math.sin(radians(turnY)) / 2,
];

/** A panel whose left (`side` 1) or right edge (−1) lies at a hinge. */
const hung = (hinge: readonly [number, number], turnY: number, side: 1 | -1): Pose => {
  const [dx, dz] = halfOf(turnY);
  return { ...flat, x: hinge[0] + side * dx, z: hinge[1] + side * dz, turnY };
};

/** The chain turned about upright folds: every panel hangs at the edge of the one nearer to the middle. */
const across = (at: number, place: number, most: number): Pose => {
  const open = Math.floor(at);
  const part = at - open;
  const turn = (of: number) => angleAt(of - at, most);
  const [left, right] = [halfOf(turn(open)), halfOf(turn(open + 1))];
  // what is seen in the middle goes from the middle of one panel to the middle of the next
  let hinge: readonly [number, number] = [
    (1 - part) * left[0] - part * right[0],
    -push * Math.sin(Math.PI * part),
  ];
  if (place > open) {
    for (let of = open + 1; of < place; of++) {
      const [dx, dz] = halfOf(turn(of));
      hinge = [hinge[0] + 2 * dx, hinge[1] + 2 * dz];
    }
    return hung(hinge, turn(place), 1);
  }
  for (let of = open; of > place; of--) {
    const [dx, dz] = halfOf(turn(of));
    hinge = [hinge[0] - 2 * dx, hinge[1] - 2 * dz];
  }
  return hung(hinge, turn(place), -1);
};

/** Two panels that turn about the level fold between them: the first goes up and away, the second comes from below. */
const over = (part: number, isSecond: boolean, tall: number): Pose => {
  const v = span(part, begins, 1 - begins);
  const [up, down] = [radians(edge * smooth(v)), radians(edge * smooth(1 - v))];
  const half = tall / 2;
  const ridge = half * ((1 - v) * Math.cos(up) - v * Math.cos(down));
  const z = -push * Math.sin(Math.PI * v);
  return isSecond
    ? {
        ...flat,
        y: ridge + half * Math.cos(down),
        z: z - half * Math.sin(down),
        turnX: -edge * smooth(1 - v),
      }
    : {
        ...flat,
        y: ridge - half * Math.cos(up),
        z: z - half * Math.sin(up),
        turnX: edge * smooth(v),
      };
};

/** A neighbour at the side of the open panel, `turned` degrees away. */
const wing = (side: 1 | -1, turned: number): Pose =>
  turned >= shut ? { ...away } : hung([side / 2, 0], side * turned, side);

/** Panels that change by another way than an upright fold: the wings close, it happens in the middle, wings open. */
const between = (part: number, step: number, chain: Chain, way: Transition): Pose => {
  if (part < closed && step !== 0) {
    const turned = mix(chain.away, shut, part / closed);
    if (step === -1) return wing(-1, turned);
    // shut, it comes from where it is hidden
    if (step === 1) return wing(1, turned);
  }
  if (part >= opens && step !== 1) {
    const turned = mix(shut, chain.away, (part - opens) / closed);
    if (step === 0) return wing(-1, turned);
    if (step === 2) return wing(1, turned);
  }
  if (step !== 0 && step !== 1) return away;
  if (way === "vertical") return over(part, step === 1, chain.tall);
  if (step === 0) return flat;
  const opacity = smooth(span(part, closed, opens));
  return { ...flat, z: 0.001, opacity, isVisible: opacity > 0 };
};

/**
 * The pose of the panel at `place` while the card is open at `at`, a real number: at a whole one its panel lies flat and
 * fills its place, and its neighbours stand at its sides. Pure; the same for whoever drags, presses or waits.
 */
export const poseOf = (at: number, place: number, chain: Chain): Pose => {
  if (Math.abs(place - at) >= reach) return away;
  const open = Math.floor(at);
  const part = at - open;
  const way = chain.axisAfter(open);
  return part === 0 || way === "horizontal"
    ? across(at, place, chain.away)
    : between(part, place - open, chain, way);
};
