import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend, type Pen } from "../../basis/index.ts";

/** A cake in flat colours, at the place where the real one will stand. */
export const cakeSketch = (pen: Pen, theme: CakeTheme, width: number, height: number): void => {
  const unit = Math.min(width / 3.1, height / 4.5);
  const x = width > height * 1.15 ? width * 0.71 : width / 2;
  const foot = height * 0.93;
  const [base = "#FFFFFF", coat = "#FFFFFF", pearl = "#FFFFFF"] = theme.scene.colors;
  const mini = theme.scene.miniSceneColor;
  const ellipse = (fill: string, y: number, across: number, down: number): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
    pen.fill();
  };
  const tier = (low: number, r: number, h: number): void => {
    pen.fillStyle = base;
    pen.beginPath();
    pen.roundRect(x - r, low - h, r * 2, h, r * 0.08);
    pen.fill();
    pen.fillStyle = coat;
    pen.beginPath();
    pen.roundRect(x - r * 1.03, low - h - r * 0.07, r * 2.06, h * 0.36, r * 0.12);
    pen.fill();
    for (let i = 0; i < 9; i++) {
      pen.beginPath();
      pen.roundRect(
        x - r * 0.99 + i * r * 0.22,
        low - h,
        r * 0.18,
        h * (0.45 + 0.2 * Math.sin(i * 2.4)),
        r * 0.09,
      );
      pen.fill();
    }
    for (let i = 0; i < 15; i++) {
      pen.fillStyle = pearl;
      pen.beginPath();
      pen.arc(x - r + (i * r) / 7, low, r * 0.065, 0, Math.PI * 2);
      pen.fill();
    }
  };
  ellipse(mini, foot + unit * 0.5, unit * 2.1, unit * 0.9);
  ellipse(blend(mini, "#1A0612", 0.3), foot - unit * 0.02, unit * 1.1, unit * 0.2);
  pen.fillStyle = "#FFFAF2";
  pen.beginPath();
  pen.moveTo(x - unit * 0.6, foot);
  pen.quadraticCurveTo(x - unit * 0.12, foot - unit * 0.1, x - unit * 0.13, foot - unit * 0.75);
  pen.lineTo(x + unit * 0.13, foot - unit * 0.75);
  pen.quadraticCurveTo(x + unit * 0.12, foot - unit * 0.1, x + unit * 0.6, foot);
  pen.fill();
  ellipse("#F2C46D", foot - unit * 0.77, unit * 1.36, unit * 0.2);
  ellipse("#FFFAF2", foot - unit * 0.8, unit * 1.34, unit * 0.19);
  tier(foot - unit * 0.78, unit, unit * 0.62);
  tier(foot - unit * 1.42, unit * 0.68, unit * 0.5);
  const top = foot - unit * 1.98;
  for (let i = -2; i <= 2; i++) {
    pen.fillStyle = theme.scene.candleColor;
    pen.fillRect(x + i * unit * 0.2 - unit * 0.035, top - unit * 0.4, unit * 0.07, unit * 0.42);
    pen.fillStyle = "#FFB23E";
    pen.beginPath();
    pen.ellipse(x + i * unit * 0.2, top - unit * 0.5, unit * 0.045, unit * 0.1, 0, 0, Math.PI * 2);
    pen.fill();
  }
};
