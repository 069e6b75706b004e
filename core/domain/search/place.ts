import type { Place } from "./results.ts";

type Corners = Pick<Place, "ne_lat" | "ne_lon" | "sw_lat" | "sw_lon">;

/** Kilometres of a degree of latitude. */
const degree = 111.2;
/** Pixels of the world at zoom 0, and of the map that a place is shown on. */
const tile = 256;
const shown = 512;
/** Nearest and farthest zoom that a map is drawn at. */
const zooms = { least: 1, most: 17 } as const;

const near = (value: number): number => Math.round(value * 10_000) / 10_000;
const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The box that reaches `km` from a point to each side; it ends at the poles and at the date line. */
export const boxAround = (lat: number, lon: number, km: number): Corners => {
  const up = km / degree;
  const across = Math.min(180, up / Math.max(0.05, Math.cos((lat * Math.PI) / 180)));
  return {
    ne_lat: near(clamp(lat + up, -85, 85)),
    ne_lon: near(clamp(lon + across, -180, 180)),
    sw_lat: near(clamp(lat - up, -85, 85)),
    sw_lon: near(clamp(lon - across, -180, 180)),
  };
};

/** How far a town of so many people reaches from its middle, in kilometres. */
export const reachOf = (people: number): number => 0.8 + 0.014 * Math.sqrt(people);

/** The zoom of a web map on which the box is about as wide as what is shown of the map. */
export const zoomOf = ({ ne_lat, ne_lon, sw_lat, sw_lon }: Corners): number => {
  const middle = Math.cos((((ne_lat + sw_lat) / 2) * Math.PI) / 180);
  const wide = Math.max(0.0001, ne_lon - sw_lon, (ne_lat - sw_lat) / Math.max(0.05, middle));
  return clamp(Math.floor(Math.log2((360 * shown) / (tile * wide))), zooms.least, zooms.most);
};

/** What is pointed at, with the box and the zoom that show it (SEARCH-04). */
export const placeWith = (at: Omit<Place, keyof Corners | "zoom">, corners: Corners): Place => ({
  ...at,
  ...corners,
  zoom: zoomOf(corners),
});
