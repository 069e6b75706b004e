import { Tile } from "../tile/Tile.tsx";

/** A leaf of a calendar. */
export const DatePicture = () => (
  <Tile tint="#d6e1ee" lean={3}>
    <rect x="15" y="10" width="66" height="66" rx="5" fill="#e8dccb" />
    <rect x="15" y="8" width="66" height="65" rx="5" fill="#fffdf9" />
    <path d="M15 26V13a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v13z" fill="#d2333f" />
    <path d="M30 3v12M66 3v12" stroke="#5a4a3c" strokeWidth="4" strokeLinecap="round" />
    <text
      x="48"
      y="62"
      textAnchor="middle"
      fontFamily="var(--heading)"
      fontSize="34"
      fontWeight="680"
      fill="#2b2140"
    >
      27
    </text>
  </Tile>
);
