import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { lettered, type Setting, serif, setWords, stripOf } from "../../lettering/index.ts";
import { outBack, outCubic, span } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import { dayOf } from "../day.ts";
import type { DateLook } from "../look.ts";
import { inked } from "../set.ts";
import { digits, flap, layDigit } from "./flaps.ts";

const monthFace = lettered("Anybody", "900");
const lineFace = lettered("Anybody", "800");
const titleFace = serif("660");
const cream = "#fff6e4";
const wine = "#7a1430";

/** Seconds for the first flaps and the last, and how many fall in each of the two places. */
const falling = { first: 1.5, last: 2.15 } as const;
const fallen = { first: 8, last: 13 } as const;
const linesAt = 1.4;
const titleAt = 1.7;
const rests = 2.5;

interface Layout {
  readonly month: Setting;
  readonly line: Setting;
  readonly title: Setting;
  /** Where the two flaps stand, and how much smaller everything is on a low slide. */
  readonly flapsAt: number;
  readonly low: number;
}

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { month, weekday, year } = dayOf(slide, assets);
    const low = Math.min(1, assets.height / 140);
    const set = (part: string, text: string, face: typeof lineFace, y: number, high: number) =>
      setWords(
        text,
        {
          ...{ part, face, align: "center" as const, x: 7, width: 86, y: y * low },
          ...{
            height: high * low,
            most: high * low * 0.9,
            least: 2.4,
            leading: 1.08,
            isEven: true,
          },
        },
        assets,
      );
    const words = slide.title?.trim() ?? "";
    const down = words === "" ? 9 : 0;
    return {
      month: set("month", month, monthFace, 9 + down, 23),
      line: set("weekday", `${weekday} · ${year}`, lineFace, 90 + down, 7),
      title: set("title", words, titleFace, 104, 30),
      flapsAt: 34 + down,
      low,
    };
  });

/** Two colours of board, and the disc of a low sun behind the flaps. */
const paintGround = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#f2545b");
  sky.addColorStop(1, "#d8313f");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = seen("#ffb35c", 0.9);
  pen.beginPath();
  pen.arc(50 * unit, 0.43 * height, 43 * unit, 0, 7);
  pen.fill();
  pen.fillStyle = seen("#ffd08a", 0.75);
  pen.beginPath();
  pen.arc(50 * unit, 0.43 * height, 31 * unit, 0, 7);
  pen.fill();
  const fall = pen.createLinearGradient(0, 0, width * 0.5, height);
  fall.addColorStop(0, seen("#fff3df", 0.26));
  fall.addColorStop(0.5, seen("#fff3df", 0));
  fall.addColorStop(1, seen(wine, 0.3));
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  layGrain(part, 0.75);
};

const monthInk = inked(cream);
const lineInk = inked(wine);
const titleInk = inked(cream);

/** Lays a setting’s lines, grown about their middle to `k` of their width. */
const inflate = (sheet: Sheet, assets: Assets, { lines }: Setting, k: number): void => {
  const { pen, unit } = sheet;
  if (k <= 0) return;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) return;
    const strip = stripOf(sheet, assets, line, monthInk);
    const middle = (line.x + line.width / 2) * unit;
    pen.drawImage(
      strip.image,
      middle + (strip.x - middle) * k,
      strip.y,
      strip.width * k,
      strip.height,
    );
  }
};

const rise = (
  sheet: Sheet,
  assets: Assets,
  { lines }: Setting,
  k: number,
  ink: typeof lineInk,
): void => {
  const { pen, unit } = sheet;
  if (k === 0) return;
  pen.globalAlpha = k;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, ink);
    pen.drawImage(strip.image, strip.x, strip.y + (1 - k) * 4 * unit);
  }
  pen.globalAlpha = 1;
};

/** The rail that both flaps hang on. */
const paintRail = (part: Sheet): void => {
  const { pen, unit } = part;
  castShadow(part, "#3d0f1c", 0.4, 0.8, 2);
  const metal = pen.createLinearGradient(0, 2 * unit, 0, 5 * unit);
  metal.addColorStop(0, "#fff0d4");
  metal.addColorStop(0.4, "#c9a27c");
  metal.addColorStop(1, "#7d5240");
  pen.fillStyle = metal;
  pen.beginPath();
  pen.roundRect(2 * unit, 2 * unit, 78 * unit, 3 * unit, 1.5 * unit);
  pen.fill();
};

/** A paper ticket under the weekday, as wide as it needs to be. */
const paintTicket = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  castShadow(part, "#3d0f1c", 0.4, 0.6, 1.6);
  pen.fillStyle = cream;
  pen.beginPath();
  pen.roundRect(2 * unit, 2 * unit, width - 4 * unit, height - 4 * unit, 1.2 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.7);
  pen.globalCompositeOperation = "destination-out";
  for (const x of [2 * unit, width - 2 * unit]) {
    pen.beginPath();
    pen.arc(x, height / 2, 1.3 * unit, 0, 7);
    pen.fill();
  }
};

/** Lays the ticket and the weekday on it. */
const layTicket = (sheet: Sheet, assets: Assets, line: Setting, k: number): void => {
  const words = line.lines[0];
  if (k === 0 || !words) return;
  const { pen, unit } = sheet;
  const wide = words.width + 16;
  const high = line.bottom - line.top + 7;
  const ticket = assets.kept(sheet, "ticket", wide, high, paintTicket);
  pen.globalAlpha = k;
  const y = (line.top - 3.5) * unit + (1 - k) * 4 * unit;
  pen.drawImage(ticket, (50 - wide / 2) * unit, y);
  pen.globalAlpha = 1;
  rise(sheet, assets, line, k, lineInk);
};

const first = { x: 50 - flap.wide - 4.5, y: 0 };
const last = { x: 50 + 1.5, y: 0 };

/** A day on a board of split flaps: they fall until it stands there, and the month swells to its full width. */
export const modern: DateLook = {
  faces: [monthFace, lineFace, titleFace, digits],
  rests,
  lines: (slide, assets) => {
    const { month, line, title } = layoutOf(slide, assets);
    return [...month.lines, ...line.lines, ...title.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const { month, line, title, flapsAt, low } = layoutOf(slide, assets);
    const { day } = dayOf(slide, assets);
    pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    inflate(sheet, assets, month, outBack(span(t, 0.15, 0.9), 1.2));
    const come = outBack(span(t, 0, 0.6), 1.1);
    pen.save();
    pen.translate(50 * unit, (flapsAt * low + (1 - come) * -14) * unit);
    pen.scale(low, low);
    pen.translate(-50 * unit, 0);
    const rail = assets.kept(sheet, "rail", 82, 8, paintRail);
    pen.drawImage(rail, 9 * unit, (flap.high / 2 - 2) * unit);
    const slow = (k: number) => 1 - (1 - k) ** 2;
    const one = slow(span(t, 0.2, falling.first)) * fallen.first;
    layDigit(sheet, assets, first, Math.floor(day / 10), fallen.first, one);
    const two = slow(span(t, 0.2, falling.last)) * fallen.last;
    layDigit(sheet, assets, last, day % 10, fallen.last, two);
    pen.restore();
    layTicket(sheet, assets, line, outCubic(span(t, linesAt, 0.6)));
    rise(sheet, assets, title, outCubic(span(t, titleAt, 0.6)), titleInk);
  },
};
