import {
  type CaptureEvent,
  type CaptureKind,
  captureNext,
  captureStart,
  captureStates,
  captureWords,
  countdownStep,
  longestRecording,
  pressMeans,
} from "#core/domain/capture/index.ts";
import type { Cancel, Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CaptureDevice } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import type { LeftRecording } from "./kept.ts";
import type { CaptureEnd, CapturePlace } from "./place.ts";
import { Reel } from "./reel.ts";
import { type Captured, Take, type TakeProgress } from "./take.ts";
import { Viewfinder } from "./viewfinder.ts";

const { ready, countdown, recording, captured } = captureStates;
const nothing: Cancel = () => undefined;

/** Taking a photo, recording a video or a voice (CAPT-01..36). */
export class Capture {
  step = captureStart;
  /** Of the photo that is being made (CAPT-20). */
  percent = 0;
  take: Take | null = null;
  /** The question that is asked now (CAPT-15, CAPT-25). */
  asks: "delete" | "close" | "leave" | null = null;
  isOver = false;
  readonly kind: CaptureKind;
  readonly viewfinder: Viewfinder;
  readonly reel: Reel;
  /** Why a recording stopped by itself. */
  stopped: Message | null = null;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #place: CapturePlace;
  #stopCount = nothing;
  #stopLimit = nothing;

  constructor(ports: AppPorts, session: Session, kind: CaptureKind, place: CapturePlace) {
    this.#ports = ports;
    this.#session = session;
    this.#place = place;
    this.kind = kind;
    this.reel = ports.observe(new Reel(ports, place.recordings, kind));
    this.viewfinder = ports.observe(
      new Viewfinder(ports, kind, {
        lost: () => this.#lost(),
        changed: () => {
          if (this.viewfinder.problem !== null && this.#isIdle) void this.#look();
        },
        level: (level) => this.reel.hear(level),
      }),
    );
  }

  /** What pressing the button does now; null: it is disabled. */
  get pressMeans(): ReturnType<typeof pressMeans> {
    return pressMeans(this.kind, this.step.at);
  }
  /** Something that is worth a word beside what can be seen. */
  get notice(): Message | null {
    if (this.take?.isUncut) return captureWords.uncut(this.kind);
    if (this.stopped !== null) return this.stopped;
    if (this.reel.kept !== "kept") return captureWords.noCopy(this.reel.kept);
    if (this.step.at === captured) return null;
    if (this.viewfinder.isSoundless) return captureWords.soundless;
    return this.viewfinder.sound.isSilent ? captureWords.silent : null;
  }
  /** How far it is, in the place of Continue (CAPT-19..21); null once it may go on. */
  get progress(): TakeProgress | null {
    if (this.kind === "photo" && this.step.at === recording)
      return { words: captureWords.processing(this.percent), percent: this.percent };
    return this.take?.progress ?? null;
  }
  /** CAPT-22. */
  get mayContinue(): boolean {
    return this.take?.isReady === true;
  }

  /** Turns the camera on; with a recording that was left behind it begins by looking at that. */
  open(left?: LeftRecording): Promise<void> {
    return left ? this.#restore(left) : this.#look();
  }
  press(): void {
    const means = this.pressMeans;
    if (means === "stop") void this.#stop(null);
    if (means === "stop" || means === null) return;
    this.#send("press");
    // otherwise it counts down as soon as the camera is there
    if (means === "start" && this.viewfinder.camera !== null) this.#send("opened");
    if (means === "retry") void this.#look();
  }
  /** Uses another camera or microphone, before anything is recorded. */
  async use(device: CaptureDevice): Promise<void> {
    if (this.step.at !== ready) return;
    this.viewfinder.devices.choose(device);
    await this.#look();
  }
  /** Continue (CAPT-22, CAPT-23). */
  goOn(): void {
    const media = this.take?.upload.media;
    if (this.mayContinue && media) this.#end({ how: "taken", media });
  }
  delete(): void {
    if (this.step.at === captured) this.asks = "delete";
  }
  /** Away, to where it was opened from or altogether; review asks first (CAPT-25). */
  leave(how: "close" | "leave" = "leave"): void {
    if (this.step.at === captured) this.asks = how;
    else this.#end({ how: how === "close" ? "closed" : "left" });
  }
  /** Answers what is asked. */
  answer(isYes: boolean): void {
    const { asks } = this;
    this.asks = null;
    if (!isYes || asks === null || this.take === null) return;
    this.#discard(this.take);
    if (asks === "delete") {
      this.#send("deleted");
      void this.#look();
    } else this.#end({ how: asks === "close" ? "closed" : "left" });
  }
  /** The page goes away: everything is off, and what was recorded stays on this device. */
  dispose(): void {
    this.#end(null);
  }

  get #isIdle(): boolean {
    return this.step.at !== captured && this.step.at !== recording;
  }
  async #look(): Promise<void> {
    const came = await this.viewfinder.open();
    if (came !== null) this.#send(came);
  }
  /** Unplugged: what was recorded is kept, else another device will do. */
  #lost(): void {
    const { at } = this.step;
    this.viewfinder.devices.lost();
    if (at === recording && this.kind !== "photo")
      void this.#stop(captureWords.unplugged(this.kind));
    if (at === countdown) this.#send("press");
    if (this.#isIdle) void this.#look();
  }

  #send(event: CaptureEvent): void {
    const { at } = this.step;
    this.step = captureNext(this.step, event);
    if (this.step.at === at) return;
    this.#stopCount();
    if (this.step.at === countdown)
      this.#stopCount = this.#ports.clock.every(countdownStep, () => this.#send("second"));
    else if (this.step.at === recording)
      void (this.kind === "photo" ? this.#shoot() : this.#record(this.kind));
  }
  async #shoot(): Promise<void> {
    this.percent = 0;
    const bytes = await this.viewfinder.camera
      ?.photo((fraction) => {
        this.percent = Math.round(fraction * 100);
      })
      .catch(() => null);
    if (this.step.at !== recording || this.isOver) return;
    this.#review(bytes ? this.reel.photo(bytes) : null);
  }
  #record(kind: Exclude<CaptureKind, "photo">): void {
    const { camera, sound } = this.viewfinder;
    const { clock } = this.#ports;
    if (camera === null || !this.reel.begin(camera)) {
      this.#review(null);
      return;
    }
    sound.begin(clock.now());
    this.#stopLimit = clock.after(
      longestRecording[kind],
      () => void this.#stop(captureWords.longest(kind)),
    );
  }
  /** By the button, by itself (OPEN-110), or because a device is gone. */
  async #stop(why: Message | null): Promise<void> {
    this.#stopLimit();
    const recorded = await this.reel.stop();
    if (recorded === undefined || this.isOver) return;
    this.stopped = why;
    this.#review(recorded);
  }

  async #restore(left: LeftRecording): Promise<void> {
    const parts = await this.#place.recordings.parts(left.key);
    this.#send("restored");
    const levels = parts.flatMap((part) => part.levels);
    this.#review({ ...left, levels, parts: parts.map(({ bytes }) => bytes) });
  }
  #review(found: Captured | null): void {
    if (found === null) {
      this.viewfinder.problem = captureWords.failed(this.kind);
      this.#send("failed");
      return;
    }
    const { recordings, storyId } = this.#place;
    this.#send("captured");
    this.viewfinder.close();
    recordings.current = found.key;
    const take = this.#ports.observe(new Take(this.#ports, this.#session, storyId, found));
    this.take = take;
    take.begin(({ media, status }) => {
      if (this.take !== take || this.isOver) return;
      if (media !== null) void recordings.uploaded(take.key, media.id);
      if (status === "failed") this.#end({ how: "failed" });
    });
  }
  #discard(take: Take): void {
    this.take = null;
    this.stopped = null;
    this.#place.recordings.current = null;
    void take.discard();
    void this.#place.recordings.throwAway(take.key);
  }
  #end(end: CaptureEnd | null): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#stopCount();
    this.#stopLimit();
    const { recordings, ended } = this.#place;
    // what runs still is kept as it is now
    const stopped = this.reel.stop();
    this.viewfinder.close();
    this.take?.close();
    if (end?.how !== "taken") this.take?.upload.cancel();
    void stopped.then(() => {
      recordings.current = null;
      return recordings.read();
    });
    if (end !== null) ended(end);
  }
}
