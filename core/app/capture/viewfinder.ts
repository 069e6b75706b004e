import {
  type CaptureEvent,
  type CaptureKind,
  cameraProblem,
  captureStates,
  levelEvery,
} from "#core/domain/capture/index.ts";
import type { Cancel, Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { OpenCamera } from "../ports/index.ts";
import { CaptureDevices } from "./devices.ts";
import { Sound } from "./sound.ts";

interface Hearers {
  /** What is on was unplugged. */
  readonly lost: () => void;
  /** Devices came or went. */
  readonly changed: () => void;
  readonly level: (level: number) => void;
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(`${fault}`));

/** The camera and microphone that are on, which others there are, and what is heard of them (CAPT-03, CAPT-33). */
export class Viewfinder {
  /** What is on; null until it may be used, and in review. */
  camera: OpenCamera | null = null;
  /** Why there is none (ERR-24, ERR-25, ERR-26). */
  problem: Message | null = null;
  /** A video has to do without sound: there is no microphone. */
  isSoundless = false;
  readonly devices: CaptureDevices;
  readonly sound: Sound;
  readonly #ports: Pick<AppPorts, "camera" | "clock">;
  readonly #kind: CaptureKind;
  readonly #hearers: Hearers;
  #turn = 0;
  #stops: readonly Cancel[] = [];
  #unwatch: Cancel = () => undefined;

  constructor(
    ports: Pick<AppPorts, "camera" | "clock" | "observe">,
    kind: CaptureKind,
    hearers: Hearers,
  ) {
    this.#ports = ports;
    this.#kind = kind;
    this.#hearers = hearers;
    this.devices = ports.observe(new CaptureDevices(ports));
    this.sound = ports.observe(new Sound());
  }

  /** Turns it on, and says what came of it; null where it was turned off or anew meanwhile. */
  async open(): Promise<CaptureEvent | null> {
    this.off();
    const turn = this.#turn;
    const found = await this.#find();
    if (turn !== this.#turn) {
      if (!(found instanceof Error)) found.close();
      return null;
    }
    this.#unwatch();
    this.#unwatch = this.#ports.camera.onDevices(() => {
      void this.devices.read().then(this.#hearers.changed);
    });
    if (found instanceof Error) {
      const { at, words } = cameraProblem(this.#kind, found.message);
      this.problem = words;
      return at === captureStates.missing ? "missing" : "failed";
    }
    this.camera = found;
    this.problem = null;
    this.devices.opened(found);
    this.#stops = [found.onLost(this.#hearers.lost), this.#listen(found)];
    void this.devices.read();
    return "opened";
  }
  /** Off, and its light with it. */
  off(): void {
    this.#turn++;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.camera?.close();
    this.camera = null;
  }
  /** Off, and no look-out for other devices. */
  close(): void {
    this.off();
    this.#unwatch();
  }

  async #find(): Promise<OpenCamera | Error> {
    const { camera } = this.#ports;
    const picture = this.#kind !== "voice";
    const sound = this.#kind !== "photo";
    this.isSoundless = false;
    const found = await camera.open(this.devices.wish(picture, sound)).catch(asError);
    if (!(found instanceof Error) || this.#kind !== "video") return found;
    await this.devices.read();
    if (this.devices.has("microphone") || !this.devices.has("camera")) return found;
    const soundless = await camera.open(this.devices.wish(true, false)).catch(asError);
    this.isSoundless = !(soundless instanceof Error);
    return soundless;
  }
  #listen(camera: OpenCamera): Cancel {
    if (this.#kind === "photo" || this.isSoundless) return () => undefined;
    const { clock } = this.#ports;
    this.sound.begin(clock.now());
    return clock.every(levelEvery, () =>
      this.#hearers.level(this.sound.hear(camera.level(), clock.now())),
    );
  }
}
