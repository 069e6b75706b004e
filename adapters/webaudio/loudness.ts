/** How loud some elements are together. */
export interface Loudness {
  /** Goes on where the browser has put it to sleep; within a press, the first time. */
  wake(): void;
  /** 0 to 1, within so many milliseconds. */
  turn(volume: number, within: number): void;
  close(): void;
}

type Elements = readonly HTMLMediaElement[];

/** By Web Audio, where there is one: iOS takes no `volume` of an element. */
export const loudnessOf = (elements: Elements): Loudness => {
  if (typeof AudioContext === "undefined") return byVolume(elements);
  try {
    return byGain(elements);
  } catch {
    // a browser may have no more sound to give
    return byVolume(elements);
  }
};

const byGain = (elements: Elements): Loudness => {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(context.destination);
  for (const element of elements) context.createMediaElementSource(element).connect(gain);
  return {
    wake: () => {
      if (context.state !== "running") void context.resume().catch(() => undefined);
    },
    turn: (volume, within) => {
      const now = context.currentTime;
      const { value } = gain.gain;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setValueAtTime(value, now);
      gain.gain.linearRampToValueAtTime(volume, now + Math.max(within, 20) / 1000);
    },
    close: () => void context.close().catch(() => undefined),
  };
};

/** How often `volume` is set on the way, in milliseconds. */
const step = 40;

/** By `volume`; where that cannot be set, whatever should be lowered stands until it may be loud again. */
const byVolume = (elements: Elements): Loudness => {
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Those that stand because they can't be quieter. */
  const held = new Set<HTMLMediaElement>();
  const set = (volume: number) => {
    now = volume;
    for (const element of elements) element.volume = volume;
  };
  const takesVolume = elements.every((element) => {
    element.volume = 0.5;
    return element.volume === 0.5;
  });
  set(0);
  return {
    wake: () => undefined,
    turn: (volume, within) => {
      clearInterval(timer);
      if (!takesVolume) {
        for (const element of elements) {
          if (volume < 1 && !element.paused) {
            held.add(element);
            element.pause();
          } else if (volume === 1 && held.delete(element))
            void element.play().catch(() => undefined);
        }
        return;
      }
      const [from, steps] = [now, Math.max(1, Math.round(within / step))];
      let done = 0;
      timer = setInterval(() => {
        done += 1;
        set(from + ((volume - from) * done) / steps);
        if (done === steps) clearInterval(timer);
      }, step);
    },
    close: () => clearInterval(timer),
  };
};
