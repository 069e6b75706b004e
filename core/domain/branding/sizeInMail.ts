import { scales } from "./precedence.ts";

/** The most that a logo takes of a mail at its usual size, in CSS pixels. */
const box = { width: 110, height: 36 } as const;
/** Beside it there is room for the product's name, on the narrowest phone. */
const widest = 170;

/** The size of a logo in a mail, in whole CSS pixels, none of them under 1; `scale` as its link says. */
export const sizeInMail = (
  { width, height }: { readonly width: number; readonly height: number },
  scale: number = scales.usual,
): { readonly width: number; readonly height: number } => {
  const fit = Math.min((box.width * scale) / width, (box.height * scale) / height, widest / width);
  const whole = (side: number) => Math.max(1, Math.round(side * fit));
  return { width: whole(width), height: whole(height) };
};
