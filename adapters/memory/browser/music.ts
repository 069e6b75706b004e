import type { MusicOutput } from "#core/app/ports/index.ts";

/** Music that nobody hears: says what would be heard. */
export interface MemoryMusic extends MusicOutput {
  /** The piece in hand; null before the first. */
  readonly url: string | null;
  readonly isRunning: boolean;
  readonly isUnlocked: boolean;
  readonly isClosed: boolean;
  /** Of 1; where it was told to go. */
  readonly volume: number;
  readonly prepared: readonly string[];
  /** The piece in hand stands here, in seconds. */
  stand(at: number): void;
  /** The piece in hand has ended, or cannot be had. */
  end(how?: "ended" | "lost"): void;
}

export const memoryMusic = (): MemoryMusic => {
  const now = {
    ...{ url: null as string | null, isRunning: false, isUnlocked: false, isClosed: false },
    ...{ volume: 0, prepared: [] as string[] },
  };
  let at = 0;
  let over: (how: "ended" | "lost") => void = () => undefined;
  return {
    get url() {
      return now.url;
    },
    get isRunning() {
      return now.isRunning;
    },
    get isUnlocked() {
      return now.isUnlocked;
    },
    get isClosed() {
      return now.isClosed;
    },
    get volume() {
      return now.volume;
    },
    get prepared() {
      return now.prepared;
    },
    stand: (seconds) => {
      at = seconds;
    },
    end: (how = "ended") => over(how),
    unlock: () => {
      now.isUnlocked = true;
    },
    prepare: (url) => now.prepared.push(url),
    begin: (url, told) => {
      Object.assign(now, { url, isRunning: true });
      at = 0;
      over = told;
    },
    resume: () => {
      now.isRunning = true;
    },
    halt: () => {
      Object.assign(now, { isRunning: false, volume: 0 });
    },
    turn: (volume) => {
      now.volume = volume;
    },
    at: () => at,
    close: () => {
      Object.assign(now, { isRunning: false, isClosed: true });
    },
  };
};
