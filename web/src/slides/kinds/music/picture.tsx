import { Tile } from "../tile/Tile.tsx";

/** A record half out of its sleeve. */
export const MusicPicture = () => (
  <Tile tint="#f3d3cb" lean={4}>
    <circle cx="58" cy="42" r="33" fill="#1d1724" />
    {[28, 23, 18].map((r) => (
      <circle key={r} cx="58" cy="42" r={r} fill="none" stroke="#3a3244" strokeWidth="1.2" />
    ))}
    <path d="M58 42 38 14a34 34 0 0 1 14-5z" fill="#fff" opacity="0.14" />
    <circle cx="58" cy="42" r="12" fill="#d2333f" />
    <circle cx="58" cy="42" r="2.4" fill="#fff6ea" />
    <rect x="4" y="9" width="44" height="66" rx="2" fill="#e76f51" />
    <path d="M4 55q22-22 44-6v24a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill="#43766a" />
    <circle cx="18" cy="27" r="8" fill="#f9c74f" />
  </Tile>
);
