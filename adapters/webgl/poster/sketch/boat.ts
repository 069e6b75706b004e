import { blend } from "../../basis/index.ts";
import { below, type Canvas, cornered, disc, filled, standOf } from "./sketch.ts";

/** A boat on three waves before the sun. */
export const boat = (canvas: Canvas): void => {
  const { pen, height, ground } = canvas;
  const { x, foot, unit: u } = standOf(canvas);
  const sea = blend(ground, "#0B3A66", 0.5);
  disc(pen, blend("#FFE9A8", ground, 0.25), x + u * 0.5, foot - u * 1.5, u * 0.62);
  below(canvas, blend(sea, "#FFFFFF", 0.28), foot - u * 0.62, height * 0.012, 2.5, 0.6);
  const y = foot - u * 0.42;
  filled(pen, "#7A4A2B", () => pen.rect(x - u * 0.03, y - u * 1.62, u * 0.06, u * 1.6));
  filled(pen, "#FFF8EA", () => {
    pen.moveTo(x - u * 0.08, y - u * 1.55);
    pen.quadraticCurveTo(x - u * 0.55, y - u * 0.75, x - u * 0.72, y - u * 0.28);
    pen.lineTo(x - u * 0.08, y - u * 0.28);
  });
  filled(pen, "#F6E3C8", () => {
    pen.moveTo(x + u * 0.08, y - u * 1.4);
    pen.quadraticCurveTo(x + u * 0.5, y - u * 0.8, x + u * 0.62, y - u * 0.28);
    pen.lineTo(x + u * 0.08, y - u * 0.28);
  });
  cornered(pen, "#E5383B", x, y - u * 1.8, x - u * 0.32, y - u * 1.72, x, y - u * 1.62);
  filled(pen, "#C92A3A", () => {
    pen.moveTo(x - u * 0.86, y - u * 0.2);
    pen.lineTo(x + u * 0.92, y - u * 0.24);
    pen.quadraticCurveTo(x + u * 0.7, y + u * 0.32, x + u * 0.3, y + u * 0.34);
    pen.lineTo(x - u * 0.4, y + u * 0.34);
    pen.quadraticCurveTo(x - u * 0.76, y + u * 0.3, x - u * 0.86, y - u * 0.2);
  });
  below(canvas, blend(sea, "#FFFFFF", 0.1), foot - u * 0.24, height * 0.014, 2, 2);
  below(canvas, blend(sea, "#04203F", 0.3), foot - u * 0.02, height * 0.016, 1.5, 4);
};
