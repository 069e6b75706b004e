import { describe, expect, test } from "vitest";
import { randomFrom } from "../basis/index.ts";
import { arrange, type InkMeasure, LEADING, NAME_OVER } from "./arrange.ts";
import { lineWidth } from "./lines.ts";
import { titleWords } from "./title.ts";

const ROOMS = [
  { width: 1.29, height: 0.45, largest: 0.34 },
  { width: 1.3, height: 1.35, largest: 0.42 },
  { width: 1.1, height: 1.35, largest: 0.42 },
  { width: 2.6, height: 0.9, largest: 0.3 },
  { width: 0.7, height: 0.4, largest: 0.3 },
];
/** Letters of like size; enough to set a title without a canvas. */
const measures = (title: string, name: string): InkMeasure[] =>
  titleWords({ text: title, name }).words.map((word) => ({
    width: word.cells.length * 0.6,
    space: word.spaced ? 0.3 : 0.04,
    top: 0.72,
    bottom: /[gjpqy]/.test(word.cells.map(({ text }) => text).join("")) ? -0.22 : 0,
  }));
const TITLES = [
  ["Happy Birthday Grace", "Grace"],
  ["Happy Birthday Wolfeschlegelsteinhausenbergerdorff", "Wolfeschlegelsteinhausenbergerdorff"],
  ["Congratulations dear Christopher, you did it", "Christopher"],
  ["Grace we miss you already", "Grace"],
  ["Feliz cumpleaños José María de la Cruz", "José María de la Cruz"],
  ["生日快樂美玲", "美玲"],
  ["Hi Al", "Al"],
] as const;

describe("[F-54] the name is the hero of its title", () => {
  for (const [title, name] of TITLES)
    for (const room of ROOMS)
      test(`${title}, in ${room.width} × ${room.height}`, () => {
        const words = measures(title, name);
        const { named } = titleWords({ text: title, name });
        expect(named).not.toBeNull();
        const [from, to] = named ?? [0, 0];
        const lines = arrange(words, named, room);
        expect(lines.flatMap(({ line: [a, b] }) => words.slice(a, b + 1))).toEqual(words);
        const own = lines.filter(({ line }) => line[0] >= from && line[1] <= to);
        const others = lines.filter((line) => !own.includes(line));
        expect(own.length).toBeGreaterThan(0);
        for (const { em, line } of others) {
          expect(line[1] < from || line[0] > to, "the name has lines of its own").toBe(true);
          for (const one of own) {
            expect(one.em / em).toBeGreaterThanOrEqual(NAME_OVER.least - 1e-9);
            expect(one.em / em).toBeLessThanOrEqual(NAME_OVER.most + 1e-9);
          }
        }
      });

  test("nothing is clipped and no line lies on another, in any room, bent or straight", () => {
    const random = randomFrom(54);
    for (let i = 0; i < 400; i++) {
      const count = 2 + Math.floor(random() * 12);
      const words = Array.from({ length: count }, () => ({
        width: 0.5 + random() * 8,
        space: 0.3,
        top: 0.5 + random() * 0.6,
        bottom: -random() * 0.4,
      }));
      const from = 1 + Math.floor(random() * (count - 1));
      const named = [from, Math.min(count - 1, from + Math.floor(random() * 3))] as const;
      const arch = random() < 0.5 ? 0 : random() * 0.2;
      const room = {
        width: 0.6 + random() * 2,
        height: 0.3 + random() * 1.4,
        largest: 0.3,
        sag: (wide: number) => arch * (wide / 2) ** 2,
      };
      const lines = arrange(words, named, room);
      const isAlike = new Set(lines.map(({ em }) => em)).size === 1;
      lines.forEach(({ line, em, base }, row) => {
        expect(lineWidth(words, line) * em).toBeLessThanOrEqual(room.width + 1e-9);
        const own = words.slice(line[0], line[1] + 1);
        const top = base + Math.max(...own.map((word) => word.top)) * em;
        const bottom = base + Math.min(...own.map((word) => word.bottom)) * em;
        const next = lines[row + 1];
        if (isAlike) {
          if (next) expect(base - next.base).toBeGreaterThanOrEqual(em * LEADING - 1e-9);
          return;
        }
        expect(top).toBeLessThanOrEqual(room.height / 2 + 1e-9);
        const low = bottom - room.sag(lineWidth(words, line) * em);
        expect(low).toBeGreaterThanOrEqual(-room.height / 2 - 1e-9);
        if (!next) return;
        const under = words.slice(next.line[0], next.line[1] + 1);
        const roof = next.base + Math.max(...under.map((word) => word.top)) * next.em;
        expect(bottom).toBeGreaterThan(roof);
      });
    }
  });

  test("a title without a name stays as it is, and so does one whose other words are too many", () => {
    const words = measures("Happy Birthday Grace", "");
    const room = { width: 1.3, height: 1.3, largest: 0.4 };
    expect(new Set(arrange(words, null, room).map(({ em }) => em)).size).toBe(1);
    const many = Array.from({ length: 60 }, () => ({ width: 3, space: 0.3, top: 0.7, bottom: 0 }));
    const lines = arrange(many, [59, 59], { width: 1, height: 0.5, largest: 0.4 });
    const least = Math.min(...lines.map(({ em }) => em));
    expect(least).toBeGreaterThanOrEqual(0.4 * (arrange(many, null, room)[0]?.em ?? 0) * 0.5);
    expect(arrange([], null, room)).toEqual([]);
  });
});
