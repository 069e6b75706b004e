import type { Camera, CaptureDevice, CaptureWish, OpenCamera } from "#core/app/ports/index.ts";
import type { Cancel, Clock } from "#core/kernel/index.ts";

export interface MemoryCamera extends Camera {
  /** What was asked for, one after another. */
  readonly wishes: readonly CaptureWish[];
  /** How many are on. */
  readonly on: number;
  /** The next is refused with what a browser's error says; null: none is any more. */
  refuse(message: string | null): void;
  /** From now on opening waits until it is let go. */
  hold(): { release(): void };
  /** These are the devices from now on; one that is on and not among them is lost. */
  plug(...devices: readonly CaptureDevice[]): void;
  /** How loud it is from now on, 0 to 1. */
  sound(level: number): void;
  /** The next photo or recording comes to nothing. */
  failNext(): void;
}

const device = (type: CaptureDevice["type"], id: string): CaptureDevice => ({
  type,
  id,
  name: `${type} ${id}`,
});

/** A jpeg of 4×3 pixels, so that whoever looks into it finds a picture. */
export const photo = Uint8Array.from(
  atob(
    [
      "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/",
      "2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR",
      "CAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAA",
      "AAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC6Aimv/9k=",
    ].join(""),
  ),
  (sign) => sign.charCodeAt(0),
);

/** A camera that films nothing: each second of a recording is one byte, its number. */
export const memoryCamera = (clock: Clock): MemoryCamera => {
  const wishes: CaptureWish[] = [];
  const open = new Set<{ wish: CaptureWish; lost: () => void }>();
  const changed = new Set<() => void>();
  let devices: readonly CaptureDevice[] = [device("camera", "a"), device("microphone", "a")];
  let refusal: string | null = null;
  let held: Promise<void> = Promise.resolve();
  let level = 0.5;
  let fails = false;

  const has = (type: CaptureDevice["type"], id: string | null) =>
    devices.some((one) => one.type === type && (id === null || one.id === id));
  const isThere = ({ picture, sound, camera, microphone }: CaptureWish) =>
    (!picture || has("camera", camera)) && (!sound || has("microphone", microphone));

  const opened = (asked: CaptureWish): OpenCamera => {
    const first = (type: CaptureDevice["type"]) =>
      devices.find((one) => one.type === type)?.id ?? null;
    const wish = {
      ...asked,
      camera: asked.picture ? (asked.camera ?? first("camera")) : null,
      microphone: asked.sound ? (asked.microphone ?? first("microphone")) : null,
    };
    const hearers = new Set<() => void>();
    const own = { wish, lost: () => [...hearers].forEach((hear) => void hear()) };
    open.add(own);
    return {
      source: own,
      camera: wish.camera,
      microphone: wish.microphone,
      isMirrored: true,
      level: () => level,
      photo: async (done) => {
        done(0.5);
        await Promise.resolve();
        if (fails) throw new Error("no picture");
        done(1);
        return photo;
      },
      record: (kind, every, part) => {
        const isEmpty = fails;
        fails = false;
        let seconds = 0;
        const give = () => {
          if (!isEmpty) part(Uint8Array.of(++seconds));
        };
        const stop: Cancel = clock.every(every, give);
        return {
          format: kind === "video" ? "video/webm;codecs=vp9,opus" : "audio/webm;codecs=opus",
          stop: async () => {
            stop();
            await Promise.resolve();
            give();
          },
        };
      },
      onLost: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
      close: () => void open.delete(own),
    };
  };

  return {
    wishes,
    get on() {
      return open.size;
    },
    refuse: (message) => {
      refusal = message;
    },
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return { release: () => release() };
    },
    plug: (...now) => {
      devices = now;
      for (const one of [...open]) if (!isThere(one.wish)) one.lost();
      for (const hear of [...changed]) hear();
    },
    sound: (to) => {
      level = to;
    },
    failNext: () => {
      fails = true;
    },
    open: async (wish) => {
      wishes.push(wish);
      await held;
      if (refusal !== null) throw new Error(refusal);
      if (!isThere(wish)) throw new Error("Requested device not found");
      return opened(wish);
    },
    devices: async () => devices,
    onDevices: (hear) => {
      changed.add(hear);
      return () => changed.delete(hear);
    },
    file: (parts, _, as) => {
      const content = Uint8Array.from(parts.flatMap((part) => [...part]));
      return { ...as, size: content.byteLength, content };
    },
  };
};
