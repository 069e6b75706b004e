import { vi } from "vitest";

/** An element as a browser has it, whose file never needs to be there. */
export class FakeAudio extends EventTarget {
  static readonly all: FakeAudio[] = [];
  /** What the next `play` is refused with. */
  static refuses: string | null = null;
  crossOrigin = "";
  preload = "";
  volume = 1;
  currentTime = 0;
  paused = true;
  error: object | null = null;
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  #src: string | null = null;

  constructor() {
    super();
    FakeAudio.all.push(this);
    this.addEventListener("error", () => this.onerror?.());
  }
  get src(): string {
    return this.#src ?? "";
  }
  set src(src: string) {
    this.#src = src;
    this.paused = true;
    this.currentTime = 0;
  }
  getAttribute(): string | null {
    return this.#src;
  }
  removeAttribute(): void {
    this.#src = null;
  }
  load(): void {}
  pause(): void {
    this.paused = true;
  }
  async play(): Promise<void> {
    const { refuses } = FakeAudio;
    if (refuses !== null) throw Object.assign(new Error(refuses), { name: refuses });
    this.paused = false;
  }
}

/** A page of a browser with sound; answers how loud its one gain is told to be. */
export const soundingPage = ({ isPressed = true, hasContext = true } = {}) => {
  FakeAudio.all.length = 0;
  FakeAudio.refuses = null;
  const page = new EventTarget();
  const activation = { hasBeenActive: isPressed };
  const sound = { contexts: 0, closed: 0, gain: { volume: 0, within: 0 } };
  class FakeContext {
    state = "running";
    currentTime = 0;
    constructor() {
      sound.contexts += 1;
    }
    createGain() {
      const gain = {
        value: 0,
        cancelScheduledValues: () => undefined,
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (volume: number, at: number) => {
          sound.gain = { volume, within: Math.round(at * 1000) };
        },
      };
      return { gain, connect: () => undefined };
    }
    createMediaElementSource() {
      return { connect: () => undefined };
    }
    async resume() {}
    async close() {
      sound.closed += 1;
    }
  }
  vi.stubGlobal("Audio", FakeAudio);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userActivation: activation });
  vi.stubGlobal("AudioContext", hasContext ? FakeContext : undefined);
  return {
    sound,
    /** Somebody presses anywhere. */
    press: () => {
      activation.hasBeenActive = true;
      page.dispatchEvent(new Event("pointerup"));
    },
    /** The piece that runs; null where none does. */
    running: () => FakeAudio.all.find(({ paused }) => !paused) ?? null,
  };
};
