import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { standIn, undrawn } from "#web/testing/stage.ts";
import { slideOf } from "./kinds/testing/samples.ts";
import * as onPage from "./onPage.ts";
import { Scene, standingOf } from "./Scene.tsx";

let calm = false;
let fail = (_error: Error): void => undefined;
// a graphics card there is none: every slide is shown, and nothing of it drawn
beforeEach(() => {
  calm = false;
  standIn({
    show: (_place, _slide, { onError } = {}) => {
      if (onError) fail = onError;
      return undrawn<object>();
    },
  });
  vi.spyOn(onPage, "showOnPage").mockImplementation(() => undrawn<object>());
  vi.stubGlobal("matchMedia", () => ({
    matches: calm,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const words = "Happy birthday dear Grace";
const video = slideOf({
  id: "film",
  type: "video",
  variant: "simple",
  media: [
    {
      id: "clip",
      type: "video",
      url: "/film.mp4",
      thumbnail_url: null,
      duration: 3,
      captions: [
        { from: 0, to: 1, text: "Happy birthday" },
        { from: 1.5, to: 3, text: "dear Grace" },
      ],
    },
  ],
});
const letter = slideOf({ id: "letter", description: "Hello" });

/** A card as it plays, with these slides in this order; the first is in hand. Answers what is reported. */
const playing = async (...slides: readonly object[]) => {
  const faults: unknown[] = [];
  const reporter = { event: () => undefined, fault: (error: unknown) => faults.push(error) };
  const ports = { clock: steppedClock(), page: memoryPage(), reporter };
  const player = new Player(ports, slides as readonly Slide[]);
  player.play();
  const story = { recipient_first_name: "Grace" } as Story;
  render(<Scene player={player} now={standingOf(player)} story={story} isLate={false} />);
  await act(async () => undefined);
  return faults;
};

/** Texts that a reader comes to: in nothing that is hidden from it, or that is a picture to it. */
const read = (): readonly string[] =>
  screen
    .queryAllByText(words)
    .filter((one) => one.closest("[aria-hidden=true], [hidden], [inert], [role=img]") === null)
    .map((one) => one.textContent ?? "");

test("[PLAY-11] what is said in the clip in hand is read, all of it", async () => {
  await playing(video, letter);
  expect(read()).toEqual([words]);
});

test("[PLAY-11] for calm people it is read as well", async () => {
  calm = true;
  await playing(video, letter);
  expect(read()).toEqual([words]);
});

test("[PLAY-11] what is said in a clip that is not in hand is not read yet", async () => {
  await playing(letter, video);
  expect(read()).toEqual([]);
});

test("[PLAY-11] what is said in a clip that cannot be had is read all the more", async () => {
  await playing(video);
  const clip = document.querySelector("video");
  if (clip === null) throw new Error("There is no clip");
  await act(async () => void fireEvent.error(clip));
  expect(document.querySelector("video")).toBeNull();
  expect(read()).toEqual([words]);
});

test("[PLAY-11] [ERR-23] where the slide cannot be drawn it is read all the same", async () => {
  const faults = await playing(video);
  const lost = new Error("lost");
  await act(async () => fail(lost));
  expect(faults).toEqual([lost]);
  expect(read()).toEqual([words]);
});
