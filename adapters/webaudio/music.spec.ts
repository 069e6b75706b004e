import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeAudio, soundingPage } from "./fixtures.ts";
import { webMusic } from "./music.ts";

const [a, b] = ["/tracks/a.m4a", "/tracks/b.m4a"];
/** Lets what was promised come. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[OPEN-135] music in a browser", () => {
  it("makes nothing until a piece is asked for, then plays it from the site it lies on", async () => {
    const { sound, running } = soundingPage();
    const music = webMusic("https://cards.test");
    expect([FakeAudio.all.length, sound.contexts]).toEqual([0, 0]);
    music.begin(a, () => undefined);
    music.turn(1, 500);
    await settle();
    expect(running()?.src).toBe(`https://cards.test${a}`);
    expect(running()?.crossOrigin).toBe("anonymous");
    expect([sound.contexts, sound.gain]).toEqual([1, { volume: 1, within: 500 }]);
  });

  it("[F-47] waits for the first press where nobody has pressed anything, as loud as it was told to be", async () => {
    const { sound, press, running } = soundingPage({ isPressed: false });
    const music = webMusic();
    music.begin(a, () => undefined);
    music.turn(0.2, 500);
    await settle();
    expect([FakeAudio.all.length, sound.contexts]).toEqual([0, 0]);
    // halted and gone on meanwhile
    music.halt(0);
    press();
    await settle();
    expect(running()).toBeNull();
    music.resume();
    music.turn(0.2, 500);
    await settle();
    expect([running()?.src, sound.gain.volume]).toEqual([a, 0.2]);
  });

  it("has the next piece ready, and tells the end of the one in hand once", async () => {
    const { running } = soundingPage();
    const music = webMusic();
    const told: string[] = [];
    music.begin(a, (how) => told.push(`a ${how}`));
    await settle();
    const first = running();
    music.prepare(b);
    expect(FakeAudio.all.map(({ src }) => src).sort()).toEqual([a, b]);
    first?.onended?.();
    first?.onended?.();
    expect(told).toEqual(["a ended"]);
    music.begin(b, (how) => told.push(`b ${how}`));
    await settle();
    expect([running()?.src, first?.paused]).toEqual([b, true]);
    running()?.onerror?.();
    first?.onended?.();
    expect(told).toEqual(["a ended", "b lost"]);
  });

  it("is halted within its time, and goes on where it stood", async () => {
    const { sound, running } = soundingPage();
    const music = webMusic();
    music.begin(a, () => undefined);
    await settle();
    const element = running();
    if (element) element.currentTime = 12;
    music.halt(200);
    expect(sound.gain).toEqual({ volume: 0, within: 200 });
    expect(running()).toBe(element);
    await vi.advanceTimersByTimeAsync(200);
    expect(running()).toBeNull();
    music.resume();
    await settle();
    expect([running(), music.at()]).toEqual([element, 12]);
  });

  it("asks for a press where the browser wants one, and tells what cannot be played", async () => {
    const { press, running } = soundingPage();
    const music = webMusic();
    const told: string[] = [];
    FakeAudio.refuses = "NotAllowedError";
    music.begin(a, (how) => told.push(how));
    await settle();
    expect([running(), told]).toEqual([null, []]);
    FakeAudio.refuses = null;
    press();
    await settle();
    expect(running()?.src).toBe(a);
    FakeAudio.refuses = "NotSupportedError";
    music.begin(b, (how) => told.push(how));
    await settle();
    expect(told).toEqual(["lost"]);
  });

  it("without Web Audio it is turned in steps", async () => {
    const { running } = soundingPage({ hasContext: false });
    const music = webMusic();
    music.begin(a, () => undefined);
    await settle();
    music.turn(1, 400);
    await vi.advanceTimersByTimeAsync(200);
    expect(running()?.volume).toBeCloseTo(0.5);
    await vi.advanceTimersByTimeAsync(200);
    expect(running()?.volume).toBe(1);
  });

  it("gives everything back when it is closed, and tells nothing more", async () => {
    const { sound, running } = soundingPage();
    const music = webMusic();
    const told: string[] = [];
    music.begin(a, (how) => told.push(how));
    await settle();
    const element = running();
    music.close();
    element?.onended?.();
    expect([running(), element?.src, sound.closed, told]).toEqual([null, "", 1, []]);
  });
});
