import { type CaptureKind, chunkEvery } from "#core/domain/capture/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { OpenCamera, RecordedPart, Recorder, RecordingKey, Writing } from "../ports/index.ts";
import type { KeptRecordings } from "./kept.ts";
import type { Captured } from "./take.ts";

/** A part on its way to disk: of which recording, and what of it there is by now. */
interface Running {
  readonly key: RecordingKey;
  readonly startedAt: Instant;
  readonly parts: RecordedPart[];
  /** How many levels went to disk with their parts. */
  levels: number;
  format: string;
  length: number;
}

/** What is being recorded: in memory, and part by part on disk. */
export class Reel {
  /** How loud it was, from its beginning. */
  levels: readonly number[] = [];
  /** Whole seconds (CAPT-07). */
  seconds = 0;
  isRunning = false;
  /** What came of keeping it on this device. */
  kept: Writing = "kept";
  readonly #kind: CaptureKind;
  readonly #clock: AppPorts["clock"];
  readonly #recordings: KeptRecordings;
  #running: Running | null = null;
  #recorder: Recorder | null = null;

  constructor(ports: Pick<AppPorts, "clock">, recordings: KeptRecordings, kind: CaptureKind) {
    this.#clock = ports.clock;
    this.#recordings = recordings;
    this.#kind = kind;
  }

  /** Begins; false where this camera records nothing. */
  begin(camera: OpenCamera): boolean {
    if (this.#kind === "photo") return false;
    const running = this.#load("");
    try {
      const recorder = camera.record(this.#kind, chunkEvery, (bytes) => this.#add(running, bytes));
      running.format = recorder.format;
      this.#recorder = recorder;
    } catch {
      this.isRunning = false;
      return false;
    }
    return true;
  }
  hear(level: number): void {
    const running = this.#running;
    if (!this.isRunning || running === null) return;
    this.levels = [...this.levels, level];
    this.seconds = Math.floor((this.#clock.now() - running.startedAt) / 1000);
  }
  /** What was recorded; null where that is nothing, undefined where nothing ran. */
  async stop(): Promise<Captured | null | undefined> {
    const [running, recorder] = [this.#running, this.#recorder];
    if (running === null || recorder === null) return undefined;
    this.#recorder = null;
    running.length = this.#clock.now() - running.startedAt;
    await recorder.stop();
    this.isRunning = false;
    return this.#end(running);
  }
  /** A photo is kept as a recording is. */
  photo(bytes: Uint8Array): Captured | null {
    const running = this.#load("image/jpeg");
    this.isRunning = false;
    this.#add(running, bytes);
    return this.#end(running);
  }

  #load(format: string): Running {
    const key = this.#recordings.newKey();
    this.#recordings.current = key;
    const startedAt = this.#clock.now();
    this.#running = { key, startedAt, parts: [], levels: 0, format, length: 0 };
    this.levels = [];
    this.seconds = 0;
    this.kept = "kept";
    this.isRunning = true;
    return this.#running;
  }
  #add(running: Running, bytes: Uint8Array): void {
    if (bytes.byteLength === 0) return;
    const part = { bytes, levels: this.levels.slice(running.levels) };
    running.levels = this.levels.length;
    running.parts.push(part);
    if (this.#recorder !== null) running.length = this.#clock.now() - running.startedAt;
    this.#write(running, false, part);
  }
  /** It is over: no other tab takes it for one that runs. */
  #end(running: Running): Captured | null {
    const { key, format, length, parts } = running;
    if (parts.length === 0) return null;
    this.#write(running, true);
    const bytes = parts.map((part) => part.bytes);
    return { kind: this.#kind, key, format, length, parts: bytes, levels: this.levels };
  }
  #write({ key, format, startedAt, length }: Running, isOver: boolean, part?: RecordedPart): void {
    if (this.kept !== "kept") return;
    const writtenAt = this.#clock.now();
    const facts = { kind: this.#kind, format, startedAt, writtenAt, length, isOver, mediaId: null };
    void this.#recordings.write(key, facts, part).then((came) => {
      if (came !== "kept") this.kept = came;
    });
  }
}
