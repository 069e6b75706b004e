import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { Playback } from "./playback.ts";

const playing = (refused = false) => {
  const clock = steppedClock();
  const player = {
    currentTime: 0,
    isOn: false,
    play: async () => {
      if (refused) throw new Error("not by itself");
      player.isOn = true;
    },
    pause: () => {
      player.isOn = false;
    },
  };
  const playback = new Playback(clock, 2);
  playback.attach(player);
  return { clock, player, playback };
};

it("[CAPT-08] [CAPT-32] the scrubber moves every 100 ms while it plays, and stands still in a pause", async () => {
  const { clock, player, playback } = playing();
  playback.toggle();
  player.currentTime = 0.4;
  await clock.pass(99);
  expect([playback.position, player.isOn]).toEqual([0, true]);
  await clock.pass(1);
  expect(playback.position).toBe(0.4);
  playback.toggle();
  player.currentTime = 0.9;
  await clock.pass(1000);
  expect([playback.position, playback.isPlaying, player.isOn, clock.waiting]).toEqual([
    ...[0.4, false, false, 0],
  ]);
});

it("[CAPT-08] it is heard from where the scrubber was put, and from the start once it has ended", async () => {
  const { player, playback } = playing();
  playback.seek(1.5);
  expect(player.currentTime).toBe(1.5);
  playback.seek(99);
  expect(playback.position).toBe(2);
  playback.end();
  playback.toggle();
  expect([playback.position, player.currentTime]).toEqual([0, 0]);
});

it("[CAPT-08] a browser that plays nothing by itself leaves it in a pause", async () => {
  const { clock, playback } = playing(true);
  await playback.play();
  expect([playback.isPlaying, clock.waiting]).toEqual([false, 0]);
});

it("[CAPT-08] only what is kept is heard: it begins at its start, and ends at its end to the moment", async () => {
  const { clock, player, playback } = playing();
  playback.keep({ from: 0.5, to: 2 });
  expect([playback.position, player.currentTime]).toEqual([0.5, 0.5]);
  playback.keep({ from: 0.5, to: 1.55 });
  expect([playback.position, playback.elapsed]).toEqual([1.55, 1.05]);
  playback.toggle();
  expect([playback.position, playback.elapsed, playback.keptLength]).toEqual([0.5, 0, 1.05]);
  player.currentTime = 1.5;
  await clock.pass(100);
  expect(playback.isPlaying).toBe(true);
  await clock.pass(49);
  expect(playback.isPlaying).toBe(true);
  await clock.pass(1);
  expect([playback.isPlaying, player.isOn, playback.position, clock.waiting]).toEqual([
    ...[false, false, 1.55, 0],
  ]);
  playback.seek(0);
  expect(playback.position).toBe(0.5);
  playback.seek(1.9);
  expect(playback.position).toBe(1.55);
});
