import { blend, lightness } from "#adapters/webgl/basis/index.ts";
import { toneOf } from "#core/domain/cover/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Sheet } from "../../drawing.ts";
import { layGrain, light, seen } from "../../paper/index.ts";
import { framed } from "./framed.ts";

/** The ground of the exported cover whose theme the slide has (SLIDE-01); that of no cover otherwise. */
const groundOf = ({ theme }: ShownSlide): string =>
  toneOf("exported", theme?.exported_sku ?? null).ground;

/** The cover’s own ground, with its colours cut out of paper: a sun of rays, and dots between them. */
const paintGround = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  const isDark = lightness(tint) < 0.5;
  const near = blend(tint, isDark ? "#ffffff" : "#ffffff", isDark ? 0.1 : 0.34);
  const far = blend(tint, "#2a1440", isDark ? 0.3 : 0.1);
  pen.fillStyle = tint;
  pen.fillRect(0, 0, width, height);
  const [x, y] = [width / 2, height * 0.46];
  pen.fillStyle = near;
  for (let i = 0; i < 18; i++) {
    const from = (i / 18) * 2 * Math.PI;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, height, from, from + Math.PI / 18);
    pen.fill();
  }
  pen.fillStyle = seen(far, 0.5);
  for (let ring = 0; ring < 7; ring++)
    for (let i = 0; i < 18; i++) {
      const turn = ((i + 0.75) / 18) * 2 * Math.PI;
      const reach = (34 + ring * 11) * unit;
      pen.beginPath();
      pen.arc(
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        (0.5 + ring * 0.16) * unit,
        0,
        7,
      );
      pen.fill();
    }
  light(part, blend(tint, "#2a1440", 0.6), 1.6, 0.6);
  layGrain(part, 0.5);
};

/** The same print before the ground of an exported cover (v2), with its caption on a slip of paper. */
export const exported = framed({
  tint: groundOf,
  paint: (part, tint) => paintGround(part, tint),
  frame: { light: "#fffdf8", middle: "#f1e9dc", dark: "#d3c5b2", mat: "#fffefb" },
  sun: "#fffbe8",
  isCentred: true,
  plate: { paper: "#fffdf8", ink: "#2b2140", from: "#6b6280" },
});
