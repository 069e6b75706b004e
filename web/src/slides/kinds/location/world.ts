import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-50m.json?url";

/** A line on the globe: longitudes and latitudes by turns, in degrees, and the box they lie in. */
export interface GlobeLine {
  readonly points: Float32Array;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Coasts as closed rings, and borders between countries. */
export interface World {
  readonly coasts: readonly GlobeLine[];
  readonly borders: readonly GlobeLine[];
}

/** A map without land: what is drawn while there is no atlas to be had. */
const sea: World = { coasts: [], borders: [] };

/** Turned so that no step is longer than half way round: a ring over the date line stays whole. */
const lineOf = (coordinates: readonly (readonly number[])[]): GlobeLine => {
  const points = new Float32Array(coordinates.length * 2);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  let before = coordinates[0]?.[0] ?? 0;
  for (const [i, [lon = 0, lat = 0]] of coordinates.entries()) {
    const turned = lon - 360 * Math.round((lon - before) / 360);
    before = turned;
    points[2 * i] = turned;
    points[2 * i + 1] = lat;
    west = Math.min(west, turned);
    east = Math.max(east, turned);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { points, west, east, south, north };
};

const worldOf = (topology: Topology): World => {
  const { land, countries } = topology.objects;
  if (!land || !countries) return sea;
  const lands = feature(topology, land as GeometryCollection).features;
  const coasts = lands.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon"
      ? geometry.coordinates.flat()
      : geometry.type === "Polygon"
        ? geometry.coordinates
        : [],
  );
  const borders = mesh(topology, countries as GeometryCollection, (a, b) => a !== b);
  return { coasts: coasts.map(lineOf), borders: borders.coordinates.map(lineOf) };
};

let world = sea;
let loading: Promise<void> | null = null;

/** What of the world is known by now. */
export const worldNow = (): World => world;

/** Fetches the atlas, with the first place that is drawn. Where it can’t be had, the map is all sea, and the next place asks again. */
export const loadWorld = (): Promise<void> => {
  loading ??= fetch(atlas)
    .then((answer) => answer.json())
    .then((topology: Topology) => {
      world = worldOf(topology);
    })
    .catch(() => {
      loading = null;
    });
  return loading;
};
