import fc from "fast-check";
import { expect, it } from "vitest";
import { type Editing, type EditingEvent, nextEditing, notEditing } from "./index.ts";

/** The same as four switches, the way an interface would have them: only one may ever be on. */
type Switches = Record<"cover" | "field" | "logo" | "colours", boolean>;
const off: Switches = { cover: false, field: false, logo: false, colours: false };
const switchesOf = ({ mode }: Editing): Switches =>
  mode === "none" ? off : { ...off, [mode]: true };

const what = fc.oneof(
  fc.constant({ mode: "cover" as const }),
  fc.constant({ mode: "logo" as const }),
  fc.record({ mode: fc.constant("field" as const), key: fc.constantFrom("", "title", "photo") }),
  fc.record({
    mode: fc.constant("colours" as const),
    at: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constant(1.5)),
  }),
);
const event: fc.Arbitrary<EditingEvent> = fc.oneof(
  fc.record({ type: fc.constant("begin" as const), what }),
  fc.record({
    type: fc.constant("end" as const),
    mode: fc.constantFrom("cover", "field", "logo", "colours"),
  }),
  fc.constant({ type: "endAll" as const }),
);
const cannot = (begun: Editing): boolean =>
  (begun.mode === "field" && begun.key === "") ||
  (begun.mode === "colours" && ![0, 1, 2, 3, 4, 5].includes(begun.at));

it("[THEME-11] one thing is edited at a time, in whatever order things are begun and ended", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let now: Editing = notEditing;
      let model = off;
      for (const one of events) {
        const before = now;
        now = nextEditing(now, one);
        if (one.type === "endAll") model = off;
        else if (one.type === "end") model = { ...model, [one.mode]: false };
        else if (!cannot(one.what)) model = { ...off, [one.what.mode]: true };
        expect(switchesOf(now)).toEqual(model);
        expect(Object.values(model).filter(Boolean).length).toBeLessThanOrEqual(1);
        if (one.type === "begin") expect(now).toEqual(cannot(one.what) ? before : one.what);
      }
    }),
    { numRuns: 10_000 },
  );
});

it("[THEME-11] a late end of one thing does not end the next", () => {
  const logo = nextEditing({ mode: "cover" }, { type: "begin", what: { mode: "logo" } });
  expect(nextEditing(logo, { type: "end", mode: "cover" })).toEqual({ mode: "logo" });
  expect(nextEditing(logo, { type: "end", mode: "logo" })).toEqual({ mode: "none" });
});
