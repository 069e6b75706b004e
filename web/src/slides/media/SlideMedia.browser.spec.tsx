import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { memoryPage } from "#adapters/memory/index.ts";
import { browserClock } from "#adapters/viewport/index.ts";
import { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { slideOf } from "../kinds/testing/samples.ts";
import { clipsOf, deckOf, SlideMedia } from "./index.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** So many seconds of a tone, as a file that every browser plays. */
const tone = (seconds: number): string => {
  const rate = 8000;
  const count = Math.round(rate * seconds);
  const view = new DataView(new ArrayBuffer(44 + count));
  const text = (at: number, of: string) =>
    [...of].forEach((sign, i) => {
      view.setUint8(at + i, sign.charCodeAt(0));
    });
  text(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, count, true);
  for (let i = 0; i < count; i++) view.setUint8(44 + i, 128 + 60 * Math.sin(i / 3));
  return URL.createObjectURL(new Blob([view.buffer], { type: "audio/wav" }));
};

const length = 1;
const voice = (url: string) =>
  slideOf({
    type: "audio",
    variant: "default",
    media: [{ id: "voice", type: "audio", url, thumbnail_url: null, duration: length }],
  });

/** A card of one voice message, as it plays. */
const playing = (url: string, isSoundOn: boolean) => {
  const slide = voice(url);
  const faults: unknown[] = [];
  const reporter = { event: () => undefined, fault: (error: unknown) => faults.push(error) };
  const onEnd = vi.fn<() => void>();
  const page = { clock: browserClock, page: memoryPage(), reporter };
  const player = new Player(page, [slide as unknown as Slide], onEnd);
  player.isSoundOn = isSoundOn;
  const onLost = vi.fn<(id: string) => void>();
  const root = document.createElement("div");
  root.style.cssText = "position:relative;inline-size:250px;block-size:350px";
  document.body.append(root);
  const react = createRoot(root);
  ends.push(() => {
    react.unmount();
    player.close();
  });
  player.play();
  flushSync(() =>
    react.render(
      <SlideMedia clips={clipsOf(slide)} windows={[]} deck={deckOf(player)} onLost={onLost}>
        <span />
      </SlideMedia>,
    ),
  );
  const element = root.querySelector("audio");
  if (!element) throw new Error("It has no element");
  return { root, player, element, onEnd, onLost };
};

// first: what a browser refuses it allows once something was pressed
test("[PLAY-02] where the browser plays nothing unasked the card waits, and goes on when its seal is pressed", async () => {
  const { root, player, element, onEnd } = playing(tone(length), true);
  const seal = () => root.querySelector("button");
  await expect.poll(() => seal()?.ariaLabel).toBe("Play the sound");
  await new Promise((next) => requestAnimationFrame(next));
  const before = player.elapsed();
  expect([player.isWaiting, before < 900, element.paused]).toEqual([true, true, true]);
  await userEvent.click(seal() ?? root);
  let heard = 0;
  while (onEnd.mock.calls.length === 0) {
    await new Promise((next) => requestAnimationFrame(next));
    // it is given back with its slide, and stands at 0 then
    heard = Math.max(heard, element.currentTime);
  }
  expect(seal()).toBeNull();
  expect(heard).toBeGreaterThan(0.7 * length);
});

test("[PLAY-11] [OPEN-90] a clip runs beside its slide’s clock, to its end, without sound where that is off", async () => {
  const { player, element, onEnd } = playing(tone(length), false);
  const apart: number[] = [];
  let heard = 0;
  while (player.state === "playing") {
    await new Promise((next) => requestAnimationFrame(next));
    if (element.paused || player.isWaiting || player.state !== "playing") continue;
    heard = Math.max(heard, element.currentTime);
    apart.push(Math.abs(element.currentTime - player.elapsed() / 1000));
  }
  expect(onEnd).toHaveBeenCalledOnce();
  expect(element.muted).toBe(true);
  expect(heard).toBeGreaterThan(0.7 * length);
  // a frame may come late on a busy machine; most do not
  const middle = apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)];
  expect(middle).toBeLessThan(0.45);
});

test("[ERR-23] a clip that cannot be had holds nothing up, and its still is asked for", async () => {
  const { onEnd, onLost } = playing("data:audio/wav;base64,AAAA", false);
  await expect.poll(() => onLost.mock.calls.length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(onLost).toHaveBeenCalledWith("voice");
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 15_000 }).toBe(1);
});

test("what was played is given back when its slide leaves", async () => {
  const { element } = playing(tone(length), false);
  await expect.poll(() => element.paused, { timeout: 15_000 }).toBe(false);
  for (const end of ends.splice(0)) end();
  expect([element.paused, element.hasAttribute("src")]).toEqual([true, false]);
});
