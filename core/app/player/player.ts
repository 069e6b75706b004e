import {
  type Moment,
  momentOf,
  type Slide,
  secondsInHand,
  type Transition,
  transitionOf,
} from "#core/domain/slide/index.ts";
import { coverWords } from "#core/domain/words/index.ts";
import type { Cancel, Message } from "#core/kernel/index.ts";
import { errorType } from "../reporter/index.ts";
import { isKept, keep, type PlayerOutside } from "./outside.ts";

/** Slides this many places away are loaded ahead (PLAY-02, OPEN-132). */
export const loadViewThreshold = 2;

/** What a slide in hand may lack: its first picture, or more of a clip. */
type Lacking = "picture" | "clip";

export type PlayerState = "ready" | "playing" | "paused" | "ended";

/**
 * Plays a card slide by slide on one clock (PLAY-01, PLAY-11, OPEN-134). Times in milliseconds. What the clock says is
 * read by methods, never by getters: whoever observes a model keeps a getter's answer until a field of it changes.
 */
export class Player {
  state: PlayerState = "ready";
  index = 0;
  /** Which way the last step went, for the transition. */
  direction: 1 | -1 = 1;
  isSoundOn: boolean;
  /** It has a soundtrack; whoever plays that says so. */
  hasMusic = false;
  /** Whether captions are asked for; without sound they are shown anyway. */
  areCaptionsOn = false;
  /** Rises with every step: the slide in hand starts anew. */
  turn = 0;
  /** The clock stands while the slide in hand is still on its way over a slow network, and while nobody sees the page. */
  isWaiting = false;
  /** Playing a slide went wrong (ERR-23); the player goes on to the next. */
  problem: Message | null = null;
  readonly slides: readonly Slide[];
  readonly #ports: PlayerOutside;
  readonly #onEnd: () => void;
  readonly #lengths: ReadonlyMap<Slide, number>;
  #startedAt = 0;
  /** How much of this slide had been shown when its time stood last. */
  #shown = 0;
  /** What of the slide in hand has not arrived. */
  readonly #lacks = new Set<Lacking>();
  #isHidden = false;
  #stop: Cancel = () => undefined;
  #unhear: Cancel | null = null;

  constructor(ports: PlayerOutside, slides: readonly Slide[], onEnd: () => void = () => undefined) {
    this.#ports = ports;
    this.slides = slides;
    this.#onEnd = onEnd;
    this.areCaptionsOn = isKept(ports, "captions-4");
    this.isSoundOn = !isKept(ports, "muted-4");
    this.#lengths = new Map(slides.map((slide) => [slide, secondsInHand(slide) * 1000]));
  }

  get slide(): Slide | null {
    return this.slides[this.index] ?? null;
  }
  /** Whether there is anything to hear; only then is there a switch for it. */
  get hasSound(): boolean {
    return (
      this.hasMusic ||
      this.slides.some(({ type }) => type === "audio" || type === "video" || type === "music")
    );
  }
  /** Whether something that is said in it is written down; only then is there a switch for it. */
  get hasCaptions(): boolean {
    return this.slides.some(({ media }) => media.some(({ captions }) => captions?.length));
  }
  get showsCaptions(): boolean {
    return this.areCaptionsOn || !this.isSoundOn;
  }
  get transition(): Transition {
    return this.slide === null ? "fade" : transitionOf(this.slide.type);
  }
  lengthOf(slide: Slide): number {
    return this.#lengths.get(slide) ?? secondsInHand(slide) * 1000;
  }
  get length(): number {
    return this.slides.reduce((sum, slide) => sum + this.lengthOf(slide), 0);
  }
  /** 0 to 1 of the slide in hand. */
  progressOf(index: number): number {
    if (this.state === "ended" || index < this.index) return 1;
    if (index > this.index || this.slide === null) return 0;
    return this.elapsed() / this.lengthOf(this.slide);
  }
  /** How long the slide in hand has been shown; never more than its length, however late its end is told. */
  elapsed(): number {
    if (this.state !== "playing" || this.isWaiting || this.slide === null) return this.#shown;
    const passed = this.#ports.clock.now() - this.#startedAt;
    return Math.max(0, Math.min(passed, this.lengthOf(this.slide)));
  }
  /** At which moment the slide in hand is drawn now: where it stands halted, as it is settled (OPEN-173). */
  moment(): Moment {
    if (this.slide === null) return "settled";
    return momentOf(this.slide, { elapsed: this.elapsed(), isPlaying: this.state === "playing" });
  }
  /** How much of the whole card has been shown, in milliseconds: what lies over every slide is a function of it (FX-01). */
  at(): number {
    const before = this.slides.slice(0, this.index);
    const inHand =
      this.state === "ended" ? this.slide && this.lengthOf(this.slide) : this.elapsed();
    return before.reduce((sum, slide) => sum + this.lengthOf(slide), inHand ?? 0);
  }
  isLoaded(index: number): boolean {
    return Math.abs(index - this.index) <= loadViewThreshold;
  }

  play(): void {
    if (this.state === "playing" || this.slides.length === 0) return;
    this.#watchPage();
    if (this.state === "ended") this.#stand(0, 1);
    this.state = "playing";
    if (!this.isWaiting) this.#run();
  }
  pause(): void {
    if (this.state !== "playing") return;
    this.#shown = this.elapsed();
    this.state = "paused";
    this.#stop();
  }
  /** Something of the slide in hand has not arrived: its time does not pass until all of it is released. */
  hold(what: Lacking = "picture"): void {
    this.#lacks.add(what);
    this.#weigh();
  }
  release(what: Lacking = "picture"): void {
    this.#lacks.delete(what);
    this.#weigh();
  }
  /** Whether the slide’s time would pass if its clips were there: whatever plays a clip goes by this. */
  isPassing(): boolean {
    if (this.state !== "playing" || this.#isHidden) return false;
    return !this.#lacks.has("picture");
  }
  toggle(): void {
    if (this.state === "playing") this.pause();
    else this.play();
  }
  next(): void {
    if (this.index + 1 >= this.slides.length) this.#end();
    else this.#stand(this.index + 1, 1);
  }
  previous(): void {
    if (this.state === "ended") this.#stand(this.slides.length - 1, -1);
    else this.#stand(Math.max(0, this.index - 1), -1);
  }
  goTo(index: number): void {
    if (index >= 0 && index < this.slides.length) this.#stand(index, index < this.index ? -1 : 1);
  }
  replay(): void {
    this.pause();
    this.#stand(0, 1);
    this.play();
  }
  toggleCaptions(): void {
    this.areCaptionsOn = !this.areCaptionsOn;
    keep(this.#ports, "captions-4", this.areCaptionsOn);
  }
  toggleSound(): void {
    this.isSoundOn = !this.isSoundOn;
    keep(this.#ports, "muted-4", !this.isSoundOn);
  }
  /** The slide in hand went wrong; the card goes on (ERR-23). */
  fail(error?: unknown): void {
    if (error !== undefined)
      this.#ports.reporter.fault(error, "player", { type: errorType(error) }); // SHELL-42
    this.problem = coverWords.broken;
  }
  close(): void {
    this.#stop();
    this.#unhear?.();
    this.#unhear = null;
  }

  /** Nothing of the card passes while nobody sees the page. */
  #watchPage(): void {
    if (this.#unhear !== null) return;
    const { page } = this.#ports;
    const look = (isVisible: boolean) => {
      this.#isHidden = !isVisible;
      this.#weigh();
    };
    this.#unhear = page.onVisible(look);
    look(page.visible);
  }
  /** Time stands for either reason, and passes again when both are over. */
  #weigh(): void {
    const isWaiting = this.#lacks.size > 0 || this.#isHidden;
    if (isWaiting === this.isWaiting) return;
    if (isWaiting) this.#shown = this.elapsed();
    this.isWaiting = isWaiting;
    if (isWaiting) this.#stop();
    else if (this.state === "playing") this.#run();
  }

  #stand(index: number, direction: 1 | -1): void {
    this.#stop();
    this.index = index;
    this.direction = direction;
    this.problem = null;
    this.#shown = 0;
    this.turn += 1;
    this.#lacks.clear();
    this.isWaiting = this.#isHidden;
    if (this.state === "ended") this.state = "paused";
    if (this.state === "playing" && !this.isWaiting) this.#run();
  }
  #run(): void {
    if (this.slide === null) return;
    this.#stop();
    this.#startedAt = this.#ports.clock.now() - this.#shown;
    this.#stop = this.#ports.clock.after(this.lengthOf(this.slide) - this.#shown, () =>
      this.next(),
    );
  }
  #end(): void {
    this.#stop();
    this.state = "ended";
    this.#shown = 0;
    this.#onEnd();
  }
}
