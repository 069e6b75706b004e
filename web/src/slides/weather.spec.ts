import { expect, test } from "vitest";
import { paintWeather, type WeatherPen } from "./weather.ts";

/** Everything that was done with the pen at `t` seconds, in order. */
const strokes = (fx: { confetti: boolean; snow: boolean }, t: number): readonly string[] => {
  const done: string[] = [];
  const pen = new Proxy({} as WeatherPen, {
    get:
      (_target, name) =>
      (...values: unknown[]) =>
        done.push(`${String(name)} ${values.join(" ")}`),
    set: (_target, name, value) => done.push(`${String(name)} = ${value}`) > 0,
  });
  paintWeather(pen, fx, t, 390, 844);
  return done;
};
const both = { confetti: true, snow: true };

test("[FX-01] what falls is a function of the card's time alone: seeking back gives the same picture", () => {
  const first = strokes(both, 4.2);
  expect(strokes(both, 9)).not.toEqual(first);
  expect(strokes(both, 4.2)).toEqual(first);
});

test("[FX-01] each effect is seen for itself, and neither where neither is on", () => {
  const count = (fx: { confetti: boolean; snow: boolean }, what: string) =>
    strokes(fx, 5).filter((stroke) => stroke.startsWith(what)).length;
  expect(count({ confetti: false, snow: true }, "arc")).toBe(80);
  expect(count({ confetti: false, snow: true }, "fillRect")).toBe(0);
  expect(count({ confetti: true, snow: false }, "fillRect")).toBeGreaterThan(20);
  expect(strokes({ confetti: false, snow: false }, 5)).toEqual(["clearRect 0 0 390 844"]);
});
