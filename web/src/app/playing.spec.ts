import fc from "fast-check";
import { autorun } from "mobx";
import { expect, test } from "vitest";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { type Observe, unobserved } from "#core/kernel/index.ts";
import { noticing } from "../embed/notice.ts";
import { observe } from "./observe.ts";

const types = ["title", "text", "date", "photos", "credits"] as const;
const slides = types.map(
  (type, i) =>
    ({
      id: `${i}`,
      type,
      variant: "simple",
      title: null,
      subtitle: null,
      description: null,
      media: [],
    }) as unknown as Slide,
);

/** What a card does by its rules, told with nothing but sums: a slide's time passes while it is played, seen and there. */
interface TabNote {
  state: Player["state"];
  index: number;
  shown: number;
  lacking: boolean;
  hidden: boolean;
  ends: number;
}
interface Real {
  readonly player: Player;
  readonly clock: ReturnType<typeof steppedClock>;
  readonly page: ReturnType<typeof memoryPage>;
  ends(): number;
}

const lengthOf = (index: number) => {
  const { player } = opened(unobserved);
  const slide = slides[index];
  return slide === undefined ? 0 : player.lengthOf(slide);
};
const stand = (told: TabNote, index: number) => {
  told.index = index;
  told.shown = 0;
  told.lacking = false;
  if (told.state === "ended") told.state = "paused";
};
const next = (told: TabNote) => {
  if (told.index + 1 < slides.length) return stand(told, told.index + 1);
  told.state = "ended";
  told.shown = 0;
  told.ends += 1;
};
const play = (told: TabNote) => {
  if (told.state === "ended") stand(told, 0);
  told.state = "playing";
};
const pass = (told: TabNote, span: number) => {
  for (let left = span; left > 0; ) {
    if (told.state !== "playing" || told.lacking || told.hidden) return;
    const step = Math.min(left, lengthOf(told.index) - told.shown);
    told.shown += step;
    left -= step;
    if (told.shown >= lengthOf(told.index)) next(told);
  }
};

const opened = (how: Observe): Real => {
  const clock = steppedClock();
  const page = memoryPage();
  let ends = 0;
  const player = how(
    new Player(
      { clock, page, reporter: { event: () => undefined, fault: () => undefined } },
      slides,
      () => {
        ends += 1;
      },
    ),
  );
  return { player, clock, page, ends: () => ends };
};

type Deed = fc.Command<TabNote, Real>;
const deed = (name: string, tell: (told: TabNote) => void, does: (real: Real) => void): Deed => ({
  check: () => true,
  toString: () => name,
  run: (told, real) => {
    tell(told);
    does(real);
    const { player } = real;
    expect({ state: player.state, index: player.index, ends: real.ends() }).toEqual({
      state: told.state,
      index: told.index,
      ends: told.ends,
    });
    expect(player.elapsed(), "how much of the slide was shown").toBe(told.shown);
    expect(real.clock.waiting, "ends that are waited for").toBe(
      told.state === "playing" && !told.lacking && !told.hidden ? 1 : 0,
    );
  },
});

const deeds = fc.oneof(
  ...[
    deed("play", play, ({ player }) => player.play()),
    deed(
      "pause",
      (told) => {
        if (told.state === "playing") told.state = "paused";
      },
      ({ player }) => player.pause(),
    ),
    deed(
      "toggle",
      (told) => {
        if (told.state === "playing") told.state = "paused";
        else play(told);
      },
      ({ player }) => player.toggle(),
    ),
    deed("next", next, ({ player }) => player.next()),
    deed(
      "previous",
      (told) => stand(told, told.state === "ended" ? told.index : Math.max(0, told.index - 1)),
      ({ player }) => player.previous(),
    ),
    deed(
      "replay",
      (told) => {
        stand(told, 0);
        told.state = "playing";
      },
      ({ player }) => player.replay(),
    ),
    deed(
      "hold",
      (told) => {
        told.lacking = true;
      },
      ({ player }) => player.hold(),
    ),
    deed(
      "release",
      (told) => {
        told.lacking = false;
      },
      ({ player }) => player.release(),
    ),
    deed(
      "mute",
      () => undefined,
      ({ player }) => player.toggleSound(),
    ),
    deed(
      "break",
      () => undefined,
      ({ player }) => player.fail(new Error("broken")),
    ),
  ].map((one) => fc.constant(one)),
  fc.boolean().map((is) =>
    deed(
      is ? "show the tab" : "hide the tab",
      (told) => {
        told.hidden = !is;
      },
      ({ page }) => (is ? page.show() : page.hide()),
    ),
  ),
  fc.nat({ max: slides.length }).map((to) =>
    deed(
      `slide ${to}`,
      (told) => {
        if (to < slides.length) stand(told, to);
      },
      ({ player }) => player.goTo(to),
    ),
  ),
  fc.integer({ min: 1, max: 9000 }).map((span) =>
    deed(
      `${span} ms`,
      (told) => pass(told, span),
      ({ clock }) => clock.step(span),
    ),
  ),
);

const ways: readonly (readonly [string, Observe])[] = [
  ["plain", unobserved],
  ["observed, and everything about it read", observe],
  ["on somebody's page", noticing(() => undefined)],
];

test.each(ways)(
  "[F-58, OPEN-134, PLAY-11] whatever is done to a card, what remains of a slide is its length less what was shown: %s",
  (name, how) => {
    let done = 0;
    fc.assert(
      fc.property(fc.commands([deeds], { maxCommands: 60, size: "max" }), (all) => {
        const real = opened(how);
        const { player } = real;
        const stop = autorun(() => [
          player.elapsed(),
          player.at(),
          player.progressOf(1),
          player.turn,
        ]);
        // where a page is hidden is asked when it is played first
        player.play();
        const told = {
          state: "playing",
          index: 0,
          shown: 0,
          lacking: false,
          hidden: false,
          ends: 0,
        };
        fc.modelRun(() => ({ model: told as TabNote, real }), all);
        done += [...all].length;
        stop();
        player.close();
        expect(real.clock.waiting).toBe(0);
      }),
      { numRuns: 200 },
    );
    expect(done, name).toBeGreaterThan(4000);
  },
);
