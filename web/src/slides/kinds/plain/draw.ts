import type { SlideDrawing } from "../drawing.ts";
import { text } from "../text/draw.ts";

export const plain: SlideDrawing = { ...text };
