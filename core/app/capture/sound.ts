import { clampLevel, isSilence, quietLevel } from "#core/domain/capture/index.ts";
import type { Instant } from "#core/kernel/index.ts";

/** So many levels are shown at once: half of the meter's rays, which mirror them. */
const shownLevels = 36;

/** How loud it is while the microphone is on (OPEN-109). */
export class Sound {
  /** Newest first. */
  levels: readonly number[] = [];
  /** Nothing was heard for three seconds: it has to be said. */
  isSilent = false;
  #heardAt: Instant = 0;

  begin(now: Instant): void {
    this.levels = [];
    this.isSilent = false;
    this.#heardAt = now;
  }
  hear(measured: number, now: Instant): number {
    const level = clampLevel(measured);
    if (level >= quietLevel) this.#heardAt = now;
    this.isSilent = isSilence(this.#heardAt, now);
    this.levels = [level, ...this.levels.slice(0, shownLevels - 1)];
    return level;
  }
}
