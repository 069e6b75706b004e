import type { CSSProperties } from "react";

/** Numbers handed to the sheet as custom properties: `vars({ size: "6cqi" })` is `--size`. */
export const vars = (given: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`--${name}`, value]));
