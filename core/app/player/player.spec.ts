import { expect, it } from "vitest";
import { mapStorage } from "#adapters/memory/browser/index.ts";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import { Player } from "./player.ts";

const slide = (id: string, type: Slide["type"], variant = "simple"): Slide => ({
  id,
  version: 1,
  story_id: "s",
  type,
  variant,
  title: null,
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  exported_id: null,
  slide_data: null,
  style: null,
  title_age: null,
  spotify_track_id: null,
  giphy_id: null,
  giphy_duration: null,
  location_name: null,
  location_lat: null,
  location_lon: null,
  location_ne_lat: null,
  location_ne_lon: null,
  location_sw_lat: null,
  location_sw_lon: null,
  location_zoom: null,
  media: [],
  position: 1,
  creator: null,
  role_id: null,
  thumbnail_id: null,
  thumbnail_url: null,
  is_webp_ready: false,
  seen: true,
  status: "approved",
  approved_on: null,
  related_card_id: null,
  created_on: "2026-03-01T12:00:00.000Z",
  updated_on: "2026-03-01T12:00:00.000Z",
});

const playing = () => {
  const clock = steppedClock();
  const faults: unknown[] = [];
  const ports = {
    clock,
    page: memoryPage(),
    reporter: { event: () => undefined, fault: (...said: unknown[]) => faults.push(said) },
  } as unknown as AppPorts;
  let ends = 0;
  const slides = [slide("title", "title", "cake"), slide("a", "text"), slide("b", "text")];
  const player = new Player(ports, slides, () => {
    ends += 1;
  });
  return { clock, player, faults, ends: () => ends };
};

it("shows every slide as long as its type says, then ends once [PLAY-01] [OPEN-90]", () => {
  const { clock, player, ends } = playing();
  player.play();
  clock.step(5999);
  expect(player.index).toBe(0);
  clock.step(1);
  expect(player.index).toBe(1);
  clock.step(6000);
  expect([player.index, ends()]).toEqual([2, 0]);
  clock.step(6000);
  expect([player.state, ends(), clock.waiting]).toEqual(["ended", 1, 0]);
});

it("pauses where it is and goes on from there [OPEN-134]", () => {
  const { clock, player } = playing();
  player.play();
  clock.step(1000);
  player.toggle();
  clock.step(60_000);
  expect([player.index, player.elapsed()]).toEqual([0, 1000]);
  player.toggle();
  clock.step(4999);
  expect(player.index).toBe(0);
  clock.step(1);
  expect(player.index).toBe(1);
});

it("waits while a picture is on its way, paused or not, and then shows it whole [PLAY-02] [OPEN-132]", () => {
  const { clock, player } = playing();
  player.play();
  clock.step(500);
  player.hold();
  clock.step(60_000);
  expect([player.index, player.elapsed()]).toEqual([0, 500]);
  player.pause();
  player.release();
  clock.step(60_000);
  expect(player.elapsed()).toBe(500);
  player.play();
  player.hold();
  player.next();
  expect([player.index, player.isWaiting]).toEqual([1, false]);
  clock.step(6000);
  expect(player.index).toBe(2);
});

it("waits for its picture and for its clip, each by itself [PLAY-02]", () => {
  const { clock, player } = playing();
  player.play();
  clock.step(500);
  player.hold();
  player.hold("clip");
  expect(player.isPassing()).toBe(false);
  player.release();
  expect([player.isPassing(), player.isWaiting]).toEqual([true, true]);
  clock.step(60_000);
  expect(player.elapsed()).toBe(500);
  player.release("clip");
  clock.step(5500);
  expect(player.index).toBe(1);
  player.hold("clip");
  player.next();
  expect(player.isWaiting).toBe(false);
  player.close();
});

it("steps, starts anew and keeps within the card [OPEN-134]", () => {
  const { player } = playing();
  player.previous();
  expect(player.index).toBe(0);
  player.goTo(2);
  player.goTo(7);
  expect([player.index, player.direction]).toEqual([2, 1]);
  const { turn } = player;
  player.replay();
  expect([player.index, player.state, player.turn > turn]).toEqual([0, "playing", true]);
  player.close();
});

it("says what went wrong, goes on, and forgets it with the next slide [ERR-23] [SHELL-42]", () => {
  const { clock, player, faults } = playing();
  player.play();
  const error = new TypeError("no");
  player.fail(error);
  expect(spoken(player.problem)).toBe("There was a problem playing this animation.");
  expect(faults).toEqual([[error, "player", { type: "TypeError" }]]);
  clock.step(6000);
  expect([player.index, player.problem]).toEqual([1, null]);
  player.close();
});

it("[PLAY-11] captions are a switch where something is said, and there without it while the sound is off", () => {
  const ports = { clock: steppedClock(), page: memoryPage() } as unknown as AppPorts;
  const voice = slide("voice", "audio", "waves");
  const said = { captions: [{ from: 0, to: 1, text: "Hello" }] } as Slide["media"][number];
  const silent = { captions: [] as unknown } as Slide["media"][number];
  expect(new Player(ports, [{ ...voice, media: [silent] }]).hasCaptions).toBe(false);
  const player = new Player(ports, [slide("a", "text"), { ...voice, media: [said] }]);
  expect([player.hasCaptions, player.showsCaptions]).toEqual([true, false]);
  player.toggleCaptions();
  expect(player.showsCaptions).toBe(true);
  player.toggleCaptions();
  player.toggleSound();
  expect([player.areCaptionsOn, player.showsCaptions]).toEqual([false, true]);
});

it("[PLAY-11] whoever wants captions has them in the next card, until they want none", () => {
  const kept = mapStorage();
  const ports = { clock: steppedClock(), page: memoryPage(), kept } as unknown as AppPorts;
  const next = () => new Player(ports, []);
  expect(next().areCaptionsOn).toBe(false);
  next().toggleCaptions();
  expect(next().areCaptionsOn).toBe(true);
  next().toggleCaptions();
  expect(next().areCaptionsOn).toBe(false);
});
