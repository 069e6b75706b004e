import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { sans, serif } from "../../lettering/index.ts";
import { inOutCubic, mix, outCubic, span } from "../../motion.ts";
import { seen } from "../../paper/index.ts";
import { dayOf } from "../day.ts";
import type { DateLook } from "../look.ts";
import { type DatePlan, type DateWords, inked, layDate, showDate } from "../set.ts";
import {
  angleOfDay,
  brightDay,
  days,
  hands,
  layTurned,
  numbers,
  paintClock,
  paintGlass,
  paintPin,
  paintWall,
} from "./dial.ts";

const titleFace = serif("660");
const dayFace = sans("800");
const cream = "#fff8e6";

/** Seconds: the clock swings in, its hands run, the third hand springs to the day, the words come. */
const arriving = 0.9;
const running = 2.1;
const springing = { from: 0.5, length: 1.9 } as const;
const wordsAt = 1.1;
const rests = 2.5;

/** The time it stands at in the end: ten past ten, as clocks smile. */
const smile = { hour: (10 + 10 / 60) / 12, minute: 10 / 60 } as const;

/** Arrives a little too far, and swings back. */
const spring = (k: number): number =>
  k >= 1 ? 1 : 1 - Math.exp(-5.2 * k) * Math.cos(10 * k) * (1 - k);

const planOf = (_: ShownSlide, assets: Assets): DatePlan => {
  const low = Math.min(1, assets.height / 140);
  return {
    title: { face: titleFace, most: 12.5, least: 3, leading: 1.06, isEven: true },
    day: { face: dayFace, most: 4.9, least: 2.6, leading: 1.15, isEven: true },
    top: 104 * low,
    bottom: assets.height - 6 * low,
    dayHigh: 7 * low,
  };
};
const words = (slide: ShownSlide, assets: Assets): DateWords =>
  layDate(slide, assets, assets.once("plan", planOf));

const shadowed = (ink: string) => {
  const paint = inked(ink);
  return (...given: Parameters<typeof paint>): void => {
    const [part, line] = given;
    part.pen.shadowColor = seen("#06262b", 0.45);
    part.pen.shadowBlur = 0.06 * line.size * part.unit;
    part.pen.shadowOffsetY = 0.035 * line.size * part.unit;
    paint(...given);
  };
};
const inks = { title: shadowed(cream), day: shadowed("#d9f2e6") };

/** What is kept of the clock for its day. */
const ofDay = (slide: ShownSlide, assets: Assets) => {
  const day = dayOf(slide, assets);
  return {
    key: `clock ${day.day} ${day.short}`,
    paint: (part: Sheet) => paintClock(part, day),
  };
};

/** An enamel clock whose third hand springs to the day, on a ring of thirty-one. */
export const clock: DateLook = {
  faces: [titleFace, dayFace, numbers, days, brightDay],
  rests,
  lines: (slide, assets) => {
    const { title, day } = words(slide, assets);
    return [...title.lines, ...day.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const day = dayOf(slide, assets);
    const own = assets.once("clock", ofDay);
    const low = Math.min(1, assets.height / 140);
    pen.drawImage(assets.kept(sheet, "wall", 100, assets.height, paintWall), 0, 0);
    const come = spring(span(t, 0, arriving));
    pen.save();
    // it hangs on its nail, above the slide
    pen.translate(50 * unit, 54 * low * unit);
    pen.scale(low, low);
    if (come !== 1) {
      pen.translate(0, -70 * unit);
      pen.rotate(mix(-0.16, 0, come));
      pen.translate(0, (70 + mix(-46, 0, outCubic(span(t, 0, 0.5)))) * unit);
    }
    layTurned(sheet, assets, "clock", own.key, own.paint);
    const run = inOutCubic(span(t, 0, running));
    const minute = (mix(-4, 0, run) + smile.minute) * 2 * Math.PI;
    const hour = (mix(-4, 0, run) / 12 + smile.hour) * 2 * Math.PI;
    const to = angleOfDay(day.day);
    const third = mix(-0.7, to, spring(span(t, springing.from, springing.length)));
    layTurned(sheet, assets, "hand", "hour shade", hands.hourShade, hour, 0.9, 1.3);
    layTurned(sheet, assets, "hand", "hour", hands.hour, hour);
    layTurned(sheet, assets, "hand", "minute shade", hands.minuteShade, minute, 1.2, 1.7);
    layTurned(sheet, assets, "hand", "minute", hands.minute, minute);
    layTurned(sheet, assets, "hand", "third shade", hands.dayShade, third, 1.5, 2.1);
    layTurned(sheet, assets, "hand", "third", hands.day, third);
    layTurned(sheet, assets, "pin", "pin", paintPin);
    layTurned(sheet, assets, "glass", "glass", paintGlass);
    pen.restore();
    showDate(sheet, assets, words(slide, assets), t, wordsAt, inks);
  },
};
