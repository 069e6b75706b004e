import type { SlideDrawing } from "../drawing.ts";
import { text } from "../text/draw.ts";

export const credits: SlideDrawing = { ...text };
