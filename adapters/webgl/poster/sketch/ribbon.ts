import { blend } from "../../basis/index.ts";
import type { Canvas } from "./sketch.ts";

/** A ribbon wound round the title. */
export const trail = ({ pen, width: w, height: h, ground, ink }: Canvas): void => {
  const satin = blend(blend(ground, ink, 0.6), "#FF5D8F", 0.3);
  const wind = (colour: string, thick: number, shift: number): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = h * thick;
    pen.lineCap = "round";
    pen.beginPath();
    const y = shift * h;
    pen.moveTo(-w * 0.05, h * 0.2 + y);
    pen.bezierCurveTo(w * 0.3, h * 0.04 + y, w * 0.62, h * 0.3 + y, w * 0.86, h * 0.14 + y);
    pen.bezierCurveTo(w * 1.12, h * -0.04 + y, w * 0.82, h * -0.02 + y, w * 0.9, h * 0.2 + y);
    pen.bezierCurveTo(w * 1.02, h * 0.5 + y, w * 0.98, h * 0.74 + y, w * 0.66, h * 0.8 + y);
    pen.bezierCurveTo(w * 0.36, h * 0.86 + y, w * 0.28, h * 0.72 + y, w * 0.08, h * 0.86 + y);
    pen.bezierCurveTo(w * -0.04, h * 0.96 + y, w * 0.2, h * 0.98 + y, w * 0.2, h * 0.88 + y);
    pen.stroke();
  };
  wind(`${blend(ground, "#050008", 0.6)}66`, 0.05, 0.02);
  wind(blend(satin, "#1A0612", 0.25), 0.05, 0);
  wind(satin, 0.034, -0.004);
  wind(blend(satin, "#FFFFFF", 0.45), 0.008, -0.008);
};
