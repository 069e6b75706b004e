import * as z from "zod/mini";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { number } from "./fields.ts";

/** Fractions of the source; rotation in degrees (OPEN-108). */
export const crop = z.object(
  { x: number, y: number, width: number, height: number, rotation: number, scale: number },
  asText(fieldWords.crop),
);
