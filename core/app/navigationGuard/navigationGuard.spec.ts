import fc from "fast-check";
import { expect, it } from "vitest";
import { freeToGo, type GuardEvent, navigationGuard, type Way } from "./navigationGuard.ts";

const after = (...events: readonly GuardEvent[]) => events.reduce(navigationGuard, freeToGo);
const shop: Way = { to: "/shop" };
const held = (way: Way | null): GuardEvent => ({ type: "held", loses: "changes", way });
const [stayed, discarded, closed, gone] = (["stayed", "discarded", "closed", "gone"] as const).map(
  (type): GuardEvent => ({ type }),
) as [GuardEvent, GuardEvent, GuardEvent, GuardEvent];

it("[OPEN-46] asks, and goes on once the work is thrown away and the question has closed", () => {
  expect(after(held(shop))).toEqual({ is: "asking", loses: "changes", way: shop });
  expect(after(held(shop), discarded)).toEqual({ is: "closing", way: shop });
  expect(after(held(shop), discarded, closed)).toEqual({ is: "going", way: shop });
  expect(after(held(shop), discarded, closed, gone)).toBe(freeToGo);
});

it("[OPEN-46] whoever stays is asked again the next time, about the way they then take", () => {
  expect(after(held(shop), stayed)).toBe(freeToGo);
  const back: Way = { place: 2 };
  expect(after(held(shop), stayed, held(back), discarded, closed)).toEqual({
    is: "going",
    way: back,
  });
  expect(after(held(shop), held(back))).toMatchObject({ way: back });
});

it("[BUILD-15] whoever only closes it goes nowhere else", () => {
  expect(after(held(null), discarded, closed)).toBe(freeToGo);
  expect(after(discarded, closed)).toBe(freeToGo);
});

it("[OPEN-46] work that is thrown away twice changes nothing about where one goes", () => {
  const closing = after(held(shop), discarded);
  expect(navigationGuard(closing, discarded)).toBe(closing);
  const going = after(held(shop), discarded, closed);
  expect(navigationGuard(going, discarded)).toBe(going);
});

it("[OPEN-46] nothing is gone to that was not thrown away first, in whatever order things happen", () => {
  const event = fc.oneof(
    fc.constantFrom(stayed, discarded, closed, gone),
    fc.constantFrom<Way | null>(shop, { place: 1 }, null).map(held),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let state = freeToGo;
      let thrown = false;
      for (const one of events) {
        const before = state;
        state = navigationGuard(state, one);
        if (before !== state && one.type === "discarded") thrown = true;
        if (state.is === "going" && before.is !== "going") {
          expect(thrown).toBe(true);
          expect(before).toEqual({ is: "closing", way: state.way });
        }
        if (state.is === "free" || state.is === "asking") thrown = false;
      }
    }),
    { numRuns: 500 },
  );
});
