import { createStage, type FrameClock } from "#adapters/webgl/index.ts";
import { exported } from "#adapters/webgl/testing/subjects.ts";
import { slides as words } from "#adapters/words/en/slides.ts";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { longMessage, slideOf } from "#web/slides/kinds/testing/samples.ts";
import { openPainting } from "#web/slides/painting.ts";
import type { SlideSubject } from "#web/slides/subject.ts";
import worker from "#web/slides/worker.ts?worker&url";

const cover: CoverSpec = { variant: "hearts", theme: "hearts-1", title: "Happy Birthday Grace" };
const every = { confetti: true, snow: true };
const none = { confetti: false, snow: false };

const frames = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));

/** A message that is written while it is looked at, again and again. */
const letter: SlideSubject = {
  slide: slideOf({ description: longMessage, subtitle: "Priya" }),
  words,
  plays: [],
  locale: "en-GB",
};
const writing = 2500;

/** Frames a second that are drawn of a slide as large as a phone shows it, over `span` milliseconds. */
const playing = async (slide: "cover" | "message", fx: boolean, span: number): Promise<number> => {
  const place = document.createElement("div");
  place.style.cssText = "position:relative;width:376px;aspect-ratio:5/7";
  document.body.append(place);
  let drawn = 0;
  const clock: FrameClock = {
    now: () => performance.now(),
    request: (run) => {
      drawn++;
      return requestAnimationFrame(run);
    },
    cancel: (handle) => cancelAnimationFrame(handle),
  };
  const stage = createStage({ worker, paints: async () => openPainting, exported, clock });
  const effects = { fx: fx ? every : none };
  const one =
    slide === "cover" ? stage.mount(place, cover, effects) : stage.show(place, letter, effects);
  const again = setInterval(() => slide === "message" && one.seek(0), writing);
  try {
    await one.ready;
    // what is compiled with the first frames is compiled
    for (let i = 0; i < 20; i++) await frames();
    const from = performance.now();
    const before = drawn;
    while (performance.now() - from < span) await frames();
    return (drawn - before) / ((performance.now() - from) / 1000);
  } finally {
    clearInterval(again);
    one.dispose();
    stage.dispose();
    place.remove();
  }
};

Object.assign(window, { playing });
