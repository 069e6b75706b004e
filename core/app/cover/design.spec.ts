import fc from "fast-check";
import { expect, test } from "vitest";
import { placesTitle, titleColours } from "#core/domain/cover/index.ts";
import { normaliseHex } from "#core/domain/form/index.ts";
import { readBox } from "#core/domain/theme/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { CoverDesign } from "./design.ts";
import { lookOf } from "./look.ts";
import { contentOf } from "./written.ts";

const modes = ["cover", "field", "logo", "colours"] as const;
type Mode = (typeof modes)[number];
const covers = [
  { variant: "curvey", theme: "curvey-3" },
  { variant: "boat", theme: "boat-1" },
  { variant: "exported", theme: "bee_queen" },
  { variant: "exported", theme: "one_balloon" },
  { variant: "default", theme: "default" },
] as const;

const side = fc.oneof(
  fc.integer({ min: -30, max: 130 }),
  fc.constantFrom(0, 5, 95, 100, Number.NaN, Number.POSITIVE_INFINITY),
);
const by = fc.integer({ min: -120, max: 120 });
/** What somebody may do to a cover, in any order. */
const step = fc.oneof(
  fc.record({ does: fc.constant("edit" as const), mode: fc.constantFrom(...modes) }),
  fc.record({ does: fc.constant("choose" as const), cover: fc.constantFrom(...covers) }),
  fc.record({ does: fc.constant("write" as const), title: fc.constantFrom("Hi", "Hooray") }),
  fc.record({
    does: fc.constant("colour" as const),
    at: fc.integer({ min: -1, max: 7 }),
    hex: fc.constantFrom("#102030", "abc", "volcano", ""),
  }),
  fc.record({ does: fc.constant("count" as const), count: fc.integer({ min: -2, max: 9 }) }),
  fc.constant({ does: "reset" as const }),
  fc.record({
    does: fc.constant("place" as const),
    box: fc.option(fc.record({ x: side, y: side, width: side, height: side })),
  }),
  fc.record({ does: fc.constant("move" as const), across: by, down: by }),
  fc.record({ does: fc.constant("resize" as const), across: by, down: by }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const begun = () => {
  const ports = { clock: { now: () => 0 }, observe: <T>(model: T) => model };
  const look = lookOf({ variant: "curvey", title: "Hi", theme: { name: "curvey-3" } });
  return new CoverDesign(ports as unknown as AppPorts, {} as Session, look, null, () => undefined);
};
type Deeds = { readonly [D in Step["does"]]: (one: Extract<Step, { does: D }>) => void };
const perform = (design: CoverDesign, one: Step): void => {
  const deeds: Deeds = {
    edit: ({ mode }) => design.edit(mode),
    choose: ({ cover }) => design.choose(cover),
    write: ({ title }) => design.write({ title }),
    colour: ({ at, hex }) => design.colour(at, hex),
    count: ({ count }) => design.useColours(count),
    reset: () => design.resetToTheme(),
    place: ({ box }) => design.place(box),
    move: ({ across, down }) => design.movePlace(across, down),
    resize: ({ across, down }) => design.resizePlace(across, down),
  };
  (deeds[one.does] as (one: Step) => void)(one);
};

/** What is edited after a step, told apart from how the product does it; null where the step changes nothing of that. */
const entered = (one: Step, { variant, hasBox }: { variant: string; hasBox: boolean }) => {
  const room = titleColours(variant);
  const modeOf: Readonly<Record<Step["does"], () => Mode | null>> = {
    edit: () =>
      one.does === "edit" ? (one.mode === "colours" && !room ? "cover" : one.mode) : null,
    choose: () => "cover",
    write: () => "field",
    colour: () =>
      one.does === "colour" && normaliseHex(one.hex) && one.at >= 0 && one.at < room
        ? "colours"
        : null,
    count: () => (room > 0 ? "colours" : null),
    reset: () => null,
    place: () => {
      if (one.does !== "place" || !placesTitle(variant)) return null;
      return one.box === null || readBox({ ...one.box, key: "title" }) ? "field" : null;
    },
    move: () => (hasBox ? "field" : null),
    resize: () => (hasBox ? "field" : null),
  };
  return modeOf[one.does]();
};

test("[THEME-09][THEME-11][THEME-12] whatever is done to a cover in whatever order, one thing is edited, at most six colours are used, and its words stand within the card", () => {
  let [boxes, lists] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: "max" }), (steps) => {
      const design = begun();
      let mode: Mode = "cover";
      for (const one of steps) {
        const { look } = design;
        const before = { variant: look.variant, hasBox: look.box !== null };
        perform(design, one);
        mode = entered(one, before) ?? mode;
        if (design.mode !== mode) expect(design.mode, JSON.stringify(one)).toBe(mode);
        const { colours, box, variant } = design.look;
        if (colours !== null) {
          lists++;
          const isHex = colours.every((hex) => /^#[0-9A-F]{6}$/.test(hex));
          const isFew = colours.length > 0 && colours.length <= titleColours(variant);
          if (!isHex || !isFew || design.colours?.length !== 6) expect.fail(colours.join());
        }
        if (box === null) continue;
        boxes++;
        const { x, y, width, height } = box;
        const isWithin = [x, y, width, height].every((one) => one >= 0 && one <= 100);
        // nearly all of the card is all of it
        const isNearly = x <= 5 && y <= 5 && width >= 95 && height >= 95;
        const isWhole = x === 0 && y === 0 && width === 100 && height === 100;
        if (!placesTitle(variant) || !isWithin || isNearly !== isWhole)
          expect.fail(JSON.stringify(box));
      }
      // what is kept is what was seen
      const { box } = design.look;
      if (box)
        expect(lookOf({ ...contentOf(design.look, {}), media: [] } as never).box).toEqual(box);
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(boxes, lists)).toBeGreaterThan(1000);
});
