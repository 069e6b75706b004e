import { Tile } from "../tile/Tile.tsx";

/** A sticker that laughs. */
export const GiphyPicture = () => (
  <Tile tint="#f8e2ac" lean={-8}>
    <circle cx="48" cy="42" r="37" fill="#fff" />
    <circle cx="48" cy="42" r="32" fill="#ffc83d" />
    <path d="M28 40q6-9 12 0M56 40q6-9 12 0" fill="none" stroke="#5c3a10" strokeWidth="4" />
    <path d="M29 47h38q-2 20-19 20T29 47z" fill="#5c2a1a" />
    <path d="M37 61q11-9 22 0-5 6-11 6t-11-6z" fill="#f0625d" />
    <path d="M21 43q-8 9-3 13t9-9zM75 43q8 9 3 13t-9-9z" fill="#4aa8e0" />
  </Tile>
);
