import type { ShownSlide } from "../../shown.ts";
import type { Pen, Sheet } from "../drawing.ts";
import type { GlobeLine, World } from "./world.ts";

/** The part of the world that a slide shows, in units from the middle of its map. */
export interface SlideMap {
  readonly coasts: readonly Float32Array[];
  readonly borders: readonly Float32Array[];
  /** Lines of longitude and latitude: units from the middle, and how many degrees are between two. */
  readonly meridians: readonly number[];
  readonly parallels: readonly number[];
}

/** Where nothing else is known: a harbour town. */
const nowhere = { lat: 54.49, lon: -0.61 } as const;
/** So many degrees from the lower to the upper edge, the first that shows more than plain land or sea. */
const spans = [9, 14, 22, 34, 60] as const;
/** A whole country is shown with this much about it. */
const about = 1.7;
const steps = [1, 2, 5, 10, 20] as const;

const centreOf = ({ location_lat, location_lon }: ShownSlide) => ({
  lat: Math.max(-78, Math.min(78, location_lat ?? nowhere.lat)),
  lon: location_lon ?? nowhere.lon,
});

/** Only what comes near the map: points far away lie on a frame about it, where they are not seen. */
const projected = (
  { points, west, east, south, north }: GlobeLine,
  view: { lat: number; lon: number; scale: number; width: number; height: number },
): Float32Array | null => {
  const { lat, lon, scale, width, height } = view;
  const across = scale * Math.cos((lat * Math.PI) / 180);
  const turn = 360 * Math.round((lon - (west + east) / 2) / 360);
  const [halfX, halfY] = [width / 2, height / 2];
  if ((west + turn - lon) * across > halfX || (east + turn - lon) * across < -halfX) return null;
  if ((lat - north) * scale > halfY || (lat - south) * scale < -halfY) return null;
  const [farX, farY] = [width * 1.2, height * 1.2];
  const near: number[] = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let i = 0; i < points.length; i += 2) {
    const x = Math.max(-farX, Math.min(farX, ((points[i] ?? 0) + turn - lon) * across));
    const y = Math.max(-farY, Math.min(farY, (lat - (points[i + 1] ?? 0)) * scale));
    if (x === lastX && y === lastY) continue;
    near.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return Float32Array.from(near);
};

/** How many points of lines are seen well inside the map. */
const seenIn = (lines: readonly Float32Array[], width: number, height: number): number => {
  let count = 0;
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2)
      if (Math.abs(line[i] ?? 0) < width * 0.42 && Math.abs(line[i + 1] ?? 0) < height * 0.42)
        count++;
  return count;
};
/** So many make a map that is worth looking at. */
const enough = 24;

const ruled = (from: number, degrees: number, scale: number, step: number): number[] => {
  const first = Math.ceil((from - degrees / 2) / step);
  const last = Math.floor((from + degrees / 2) / step);
  return Array.from({ length: last - first + 1 }, (_, i) => ((first + i) * step - from) * scale);
};

/** The world about a slide's place, as it lies on a map of this size in units. */
export const mapOf = (slide: ShownSlide, world: World, width: number, height: number): SlideMap => {
  const { lat, lon } = centreOf(slide);
  const { location_ne_lat: north, location_sw_lat: south } = slide;
  const box = (north ?? lat) - (south ?? lat);
  const fitting = spans.filter((span) => span >= box * about);
  const wanted = fitting.length > 0 ? fitting : [60];
  const at = (span: number) => {
    const view = { lat, lon, scale: height / span, width, height };
    const all = (lines: readonly GlobeLine[]) =>
      lines.map((line) => projected(line, view)).filter((line) => line !== null);
    return { span, coasts: all(world.coasts), borders: all(world.borders) };
  };
  let found = at(wanted[0] ?? 60);
  for (const span of wanted.slice(1)) {
    if (seenIn([...found.coasts, ...found.borders], width, height) >= enough) break;
    found = at(span);
  }
  const scale = height / found.span;
  const across = scale * Math.cos((lat * Math.PI) / 180);
  const step = steps.find((one) => found.span / one <= 8) ?? 20;
  return {
    coasts: found.coasts,
    borders: found.borders,
    meridians: ruled(lon, width / across, across, step),
    parallels: ruled(lat, found.span, scale, step).map((y) => -y),
  };
};

/** Lays lines as a path, with the map's middle at `x`, `y` in pixels. */
export const trace = (
  pen: Pen,
  lines: readonly Float32Array[],
  x: number,
  y: number,
  unit: number,
  isClosed: boolean,
): void => {
  pen.beginPath();
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      const [px, py] = [x + (line[i] ?? 0) * unit, y + (line[i + 1] ?? 0) * unit];
      if (i === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    if (isClosed) pen.closePath();
  }
};

/** Lays the lines of the globe as a path over the whole of a map. */
export const traceGlobe = ({ pen, unit, width, height }: Sheet, map: SlideMap): void => {
  pen.beginPath();
  for (const meridian of map.meridians) {
    const x = width / 2 + meridian * unit;
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  for (const parallel of map.parallels) {
    const y = height / 2 + parallel * unit;
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
};

/** "38.72° N 9.13° W". */
export const pointWords = (slide: ShownSlide): string => {
  const { lat, lon } = centreOf(slide);
  const of = (value: number, ways: string) =>
    `${Math.abs(value).toFixed(2)}° ${ways[value < 0 ? 1 : 0]}`;
  return `${of(lat, "NS")}  ${of(lon, "EW")}`;
};
