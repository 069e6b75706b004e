import { Tile } from "../tile/Tile.tsx";

const holes = Array.from({ length: 9 }, (_, i) => 3 + i * 10.4);

/** A frame of a film, at dusk by a lake. */
export const VideoPicture = () => (
  <Tile tint="#e2d9e6" lean={-3}>
    <rect y="8" width="96" height="68" rx="4" fill="#221b2b" />
    {holes.map((x) => (
      <g key={x} fill="#efe3cf">
        <rect x={x} y="12" width="6" height="5" rx="1.2" />
        <rect x={x} y="67" width="6" height="5" rx="1.2" />
      </g>
    ))}
    <svg x="6" y="21" width="84" height="42" viewBox="0 0 84 42" role="presentation">
      <rect width="84" height="42" fill="#6d5c93" />
      <rect y="16" width="84" height="12" fill="#e9a183" />
      <circle cx="42" cy="24" r="7" fill="#ffe3a3" />
      <path d="M0 24 16 10l15 14zM52 24l17-16 15 16z" fill="#4b3f70" />
      <rect y="24" width="84" height="18" fill="#5f5c8f" />
      <path d="M33 27h18M36 31h12M30 36h24" stroke="#ffe3a3" strokeWidth="1.4" opacity="0.7" />
    </svg>
  </Tile>
);
