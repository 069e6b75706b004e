import type { CaptureKind } from "#core/domain/capture/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { PickedFile } from "./browser.ts";

/** A camera or microphone of this device. Its name is "" until the person has allowed one. */
export interface CaptureDevice {
  readonly id: string;
  readonly type: "camera" | "microphone";
  readonly name: string;
}

/** What is asked for: a picture, sound or both; from which device, null for whichever. */
export interface CaptureWish {
  readonly picture: boolean;
  readonly sound: boolean;
  readonly camera: string | null;
  readonly microphone: string | null;
}

/** The camera and microphone of whoever sits here (CAPT-33). */
export interface Camera {
  /** Asks the person for them. Rejects with an error whose message says why not (ERR-24, ERR-25, ERR-26). */
  open(wish: CaptureWish): Promise<OpenCamera>;
  devices(): Promise<readonly CaptureDevice[]>;
  /** One was plugged in or taken away. */
  onDevices(hear: () => void): Cancel;
  /** What was recorded in a format, as a file to send and to play. */
  file(
    parts: readonly Uint8Array[],
    format: string,
    as: { readonly name: string; readonly type: string },
  ): PickedFile;
}

/** A camera or microphone, or both, that are on. */
export interface OpenCamera {
  /** What a page shows: a MediaStream in a browser. */
  readonly source: unknown;
  readonly camera: string | null;
  readonly microphone: string | null;
  /** It looks at whoever sits here: shown and photographed as in a mirror (CAPT-27). */
  readonly isMirrored: boolean;
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** The picture of this moment as jpeg (CAPT-27, CAPT-28, CAPT-31). */
  photo(done: (fraction: number) => void): Promise<Uint8Array>;
  /** Begins to record; `part` is given what came since the last time, about every second. Throws where it can't. */
  record(
    kind: Exclude<CaptureKind, "photo">,
    every: number,
    part: (bytes: Uint8Array) => void,
  ): Recorder;
  /** A device of it was unplugged, or taken by another program. */
  onLost(hear: () => void): Cancel;
  /** Off, and its light with it. */
  close(): void;
}

export interface Recorder {
  /** What it records, as {@link Camera.file} wants it. */
  readonly format: string;
  /** Settles when the last part was given. */
  stop(): Promise<void>;
}
