import type { Assets, Line, Sheet } from "../drawing.ts";
import { inkLine, sans, setWords } from "../lettering/index.ts";
import { paper } from "../paper/index.ts";

export const blankFace = sans("700");

const wordsOf = (assets: Assets): readonly Line[] =>
  assets.once(
    "blank",
    () =>
      setWords(
        assets.say("slides.noPhoto"),
        {
          ...{ part: "blank", face: blankFace, align: "center", isEven: true },
          ...{ x: 14, width: 72, y: 10, height: 26, most: 7, least: 3, leading: 1.25 },
        },
        assets,
      ).lines,
  );

/** Paper on which a photo is still to come. */
export const drawBlank = (sheet: Sheet, assets: Assets, tint: string): void => {
  const whole = assets.kept(sheet, "blank", 100, assets.height, (part) => {
    const { pen, unit } = part;
    paper(part, tint, "#8a5a34", 0.6);
    pen.strokeStyle = "#584e70";
    pen.lineWidth = 0.5 * unit;
    pen.setLineDash([2.4 * unit, 1.8 * unit]);
    pen.beginPath();
    pen.roundRect(14 * unit, 40 * unit, 72 * unit, (assets.height - 64) * unit, 2.4 * unit);
    pen.stroke();
    pen.fillStyle = "#584e70";
    for (const line of wordsOf(assets)) inkLine(part, line);
  });
  sheet.pen.drawImage(whole, 0, 0);
};
