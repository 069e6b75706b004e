const parts = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

/** Where each word for a hue begins, in degrees. */
const hues: readonly (readonly [from: number, word: string])[] = [
  [345, "red"],
  [290, "pink"],
  [255, "purple"],
  [190, "blue"],
  [155, "teal"],
  [75, "green"],
  [42, "yellow"],
  [16, "orange"],
  [0, "red"],
];

/** What people call a colour, #RRGGBB: its hue, and how light or pale it is. */
export const shadeWords = (hex: string): readonly string[] => {
  const [red, green, blue] = parts(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  const light = lightness < 0.32 ? ["dark", "night"] : lightness > 0.72 ? ["light", "pastel"] : [];
  if (chroma < 0.08)
    return [...light, lightness > 0.85 ? "white" : lightness < 0.15 ? "black" : "grey"];
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const hue = (sector * 60 + 360) % 360;
  const word = hues.find(([from]) => hue >= from)?.[1] ?? "red";
  // what is pale and red is called pink
  return [...light, word === "red" && lightness > 0.72 ? "pink" : word];
};
