import { framed, oneOf } from "./framed.ts";
import { paintShelf, paintVase, paintWall } from "./wall.ts";

const walls = ["#b9cdd2", "#c3ccb4", "#dcc1b4", "#b9b9d0"] as const;

/** A framed print over a shelf, in morning light. */
export const simple = framed({
  tint: (slide) => oneOf(walls, slide),
  paint: (part, tint, ledge, isWide) => {
    paintWall(part, tint);
    paintShelf(part, ledge, tint);
    if (isWide) paintVase(part, 84, ledge - 0.8);
  },
  frame: { light: "#f2d3a2", middle: "#c9995f", dark: "#8a5d33", mat: "#fbf7ee" },
  sun: "#fff0c2",
  plate: { paper: "#fffdf8", ink: "#2b2140", from: "#6b6280" },
});
