import fc from "fast-check";
import { expect, test } from "vitest";
import { breakpointAt, breakpoints, type Keyboard, keyboardAt, nextKeyboard } from "./index.ts";

test.each([
  [0, "mobile"],
  [768, "mobile"],
  [769, "tablet"],
  [899, "tablet"],
  [900, "tablet-large"],
  [1023, "tablet-large"],
  [1024, "desktop-cover-editor"],
  [1099, "desktop-cover-editor"],
  [1100, "desktop"],
  [1215, "desktop"],
  [1216, "widescreen"],
  [1407, "widescreen"],
  [1408, "fullhd"],
  [5120, "fullhd"],
] as const)("[SHELL-30][OPEN-16] %i px wide is %s", (width, current) => {
  expect(breakpointAt(width).current).toBe(current);
});

test("[SHELL-31][SHELL-32][SHELL-33] handheld is the first four, desktop the last three, mobile the first", () => {
  const states = breakpoints.map(([, least]) => breakpointAt(least));
  expect(states.map((state) => state.isHandheld)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(states.map((state) => state.isDesktop)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(states.map((state) => state.isMobile)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("[SHELL-34][OPEN-16] the cover editor is narrow on the first four", () => {
  const narrow = breakpoints.map(([, least]) => breakpointAt(least).isMobileBreakpointsCoverEditor);
  expect(narrow).toEqual([true, true, true, true, false, false, false]);
});

const heights = (start: Keyboard, ...sizes: number[]): Keyboard[] => {
  const seen: Keyboard[] = [];
  let state = start;
  for (const height of sizes) {
    state = nextKeyboard(state, { type: "resized", width: start.width, height });
    seen.push(state);
  }
  return seen;
};
const openIn = (states: Keyboard[]) => states.map((state) => state.isOpen);

test("[SHELL-35][CONST-06] a height of 75 % of the tallest marks it open, a pixel more does not", () => {
  expect(openIn(heights(keyboardAt(390, 800), 601))).toEqual([false]);
  expect(openIn(heights(keyboardAt(390, 800), 600))).toEqual([true]);
});

test("[SHELL-35][OPEN-17] the tallest height seen counts, not the first", () => {
  expect(openIn(heights(keyboardAt(390, 700), 800, 600))).toEqual([false, true]);
});

test("[SHELL-36][OPEN-17][CONST-06] a rise to 125 % of the open height marks it closed, a pixel less does not", () => {
  expect(openIn(heights(keyboardAt(390, 800), 400, 499, 500))).toEqual([true, true, false]);
});

test("[SHELL-36] a keyboard that slides away in steps does not open again on its way", () => {
  expect(openIn(heights(keyboardAt(390, 800), 600, 480, 400, 460, 520, 590, 700, 800))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("[SHELL-37] a blur away from an input marks it closed, whatever the height", () => {
  const [open] = heights(keyboardAt(390, 800), 400);
  expect(open?.isOpen).toBe(true);
  const after = nextKeyboard(open as Keyboard, { type: "blurred" });
  expect(after.isOpen).toBe(false);
  expect(openIn(heights(after, 600, 800, 400))).toEqual([false, false, true]);
});

test("[OPEN-17] each orientation has its own tallest height, remembered when the device turns back", () => {
  const upright = keyboardAt(390, 800);
  const turned = nextKeyboard(upright, { type: "resized", width: 800, height: 390 });
  expect(turned.isOpen).toBe(false);
  expect(turned.orientation).toBe("landscape");
  const back = nextKeyboard(turned, { type: "resized", width: 390, height: 500 });
  expect(back).toMatchObject({ isOpen: true, orientation: "portrait" });
});

test("[OPEN-17] a window is landscape where it is wider than high, and turns with its width only", () => {
  const sizes = [
    [800, 390],
    [390, 800],
    [500, 500],
  ] as const;
  const shapes = ["landscape", "portrait", "portrait"];
  expect(sizes.map(([w, h]) => keyboardAt(w, h).orientation)).toEqual(shapes);
  const from = keyboardAt(700, 900);
  const turned = sizes.map(([width, height]) =>
    nextKeyboard(from, { type: "resized", width, height }),
  );
  expect(turned.map(({ orientation }) => orientation)).toEqual(shapes);
  const covered = nextKeyboard(keyboardAt(390, 800), { type: "resized", width: 390, height: 300 });
  expect(covered).toMatchObject({ isOpen: true, orientation: "portrait" });
});

test("[SHELL-35] after a blur the same height opens it again, a greater one does not", () => {
  const [open] = heights(keyboardAt(390, 800), 400);
  const blurred = nextKeyboard(open as Keyboard, { type: "blurred" });
  expect(openIn(heights(blurred, 400))).toEqual([true]);
  expect(openIn(heights(blurred, 401))).toEqual([false]);
});

test("[SHELL-35][SHELL-37] it is never open above 75 %, nor after a blur", () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant("resized" as const),
      width: fc.constant(390),
      height: fc.integer({ min: 200, max: 900 }),
    }),
    fc.constant({ type: "blurred" as const }),
  );
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
      let state = keyboardAt(390, 844);
      for (const next of events) {
        const before = state;
        state = nextKeyboard(state, next);
        if (next.type === "blurred" && state.isOpen) return false;
        const opened = state.isOpen && !before.isOpen;
        if (opened && state.height > 0.75 * (state.tallest.portrait ?? 0)) return false;
        if (state.isOpen !== (state.openHeight !== null)) return false;
      }
      return true;
    }),
  );
});
