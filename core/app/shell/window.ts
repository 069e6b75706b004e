import {
  type BreakpointState,
  breakpointAt,
  isPhoneOnItsSide,
  type Keyboard,
  keyboardAt,
  nextKeyboard,
} from "#core/domain/viewport/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";

/** The window: its breakpoint, the phone's keyboard, and how the phone is held (SHELL-26, SHELL-30..37). */
export class AppWindow {
  breakpoint: BreakpointState = breakpointAt(0);
  keyboard: Keyboard = keyboardAt(0, 0);
  /** A card is being played; nothing may lie over it. */
  isPlaying = false;
  #isOnItsSide = false;
  #isWaved = false;
  #playing = 0;
  readonly #ports: AppPorts;
  /** Whether the overlay asks for the phone to be held upright (SHELL-26, OPEN-22). */
  asksForPortrait = false;

  constructor(ports: AppPorts) {
    this.#ports = ports;
  }

  open(): void {
    const { device } = this.#ports;
    this.keyboard = keyboardAt(device.width, device.visibleHeight);
    this.#measure();
    device.onResize(() => {
      const { width, visibleHeight: height } = device;
      this.keyboard = nextKeyboard(this.keyboard, { type: "resized", width, height });
      this.#measure();
    });
    device.onBlur(() => {
      this.keyboard = nextKeyboard(this.keyboard, { type: "blurred" });
    });
  }

  /** Closes the overlay for as long as this page is open. */
  dismissPortrait(): void {
    this.#isWaved = true;
    this.#judge();
  }

  /** While a card plays; answers how to end that. */
  play(): Cancel {
    this.#playing++;
    this.#judge();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#playing--;
      this.#judge();
    };
  }

  #measure(): void {
    const { device } = this.#ports;
    const { current } = breakpointAt(device.width);
    if (current !== this.breakpoint.current || device.width === 0)
      this.breakpoint = breakpointAt(device.width);
    // a keyboard can make an upright phone wider than high: only the whole height counts
    this.#isOnItsSide = isPhoneOnItsSide(device);
    this.#judge();
  }

  #judge(): void {
    this.isPlaying = this.#playing > 0;
    this.asksForPortrait = this.#isOnItsSide && !this.#isWaved && !this.isPlaying;
  }
}
