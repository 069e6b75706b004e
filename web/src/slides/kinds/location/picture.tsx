import { Tile } from "../tile/Tile.tsx";

/** A map with a pin in it. */
export const LocationPicture = () => (
  <Tile tint="#dfe7d8" lean={-4}>
    <rect x="4" y="8" width="88" height="68" rx="3" fill="#f3e7c8" />
    <path d="M4 52q22-14 40 0t48-6v27a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#6fb7ad" />
    <path d="M10 8q20 22 8 44M46 8q-6 20 14 28t32 2" fill="none" stroke="#fff" strokeWidth="4" />
    <path d="M4 30q30-6 42 6t18 40" fill="none" stroke="#e9b872" strokeWidth="3" />
    <ellipse cx="50" cy="56" rx="8" ry="2.6" fill="#4a2c14" opacity="0.3" />
    <path d="M50 56Q35 38 35 29a15 15 0 0 1 30 0q0 9-15 27z" fill="#d2333f" />
    <circle cx="50" cy="29" r="6" fill="#fff6ea" />
  </Tile>
);
