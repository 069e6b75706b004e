import type { FrameClock } from "#adapters/webgl/index.ts";
import { createStage } from "#adapters/webgl/testing/start.ts";
import { exported } from "#adapters/webgl/testing/subjects.ts";
import type { CoverSpec } from "#core/app/ports/stage.ts";

const cover: CoverSpec = { variant: "hearts", theme: "hearts-1", title: "Happy Birthday Grace" };
const every = { confetti: true, snow: true };
const none = { confetti: false, snow: false };

const frames = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));

/** Words that come and go as those of a message do, so that the page has something to draw at every frame. */
const write = (place: HTMLElement): void => {
  place.style.cssText +=
    "background:#fffdf6;font:italic 26px/1.5 serif;padding:48px;box-sizing:border-box";
  for (let i = 0; i < 60; i++) {
    const word = document.createElement("span");
    word.textContent = "bearable ";
    word.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 400,
      delay: i * 45,
      iterations: Number.POSITIVE_INFINITY,
    });
    place.append(word);
  }
};

/**
 * Frames a second of a slide as large as a phone shows it, over `span` milliseconds: of a cover those that are drawn, of a
 * message those of the page.
 */
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
  const stage = createStage({ exported, clock });
  try {
    if (slide === "message") write(place);
    const one =
      slide === "cover"
        ? stage.mount(place, cover, { fx: fx ? every : none })
        : fx
          ? stage.fall(place, every)
          : null;
    await one?.ready;
    // what is compiled with the first frames is compiled
    for (let i = 0; i < 20; i++) await frames();
    const from = performance.now();
    const before = drawn;
    let seen = 0;
    while (performance.now() - from < span) {
      await frames();
      seen++;
    }
    const seconds = (performance.now() - from) / 1000;
    one?.dispose();
    return (slide === "cover" ? drawn - before : seen) / seconds;
  } finally {
    stage.dispose();
    place.remove();
  }
};

Object.assign(window, { playing });
