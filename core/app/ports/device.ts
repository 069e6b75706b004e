import type { Cancel } from "#core/kernel/index.ts";

/** The window the app is shown in, and what it is shown on. Lengths are CSS pixels. */
export interface Device {
  readonly width: number;
  readonly height: number;
  /** What of the height no keyboard covers. */
  readonly visibleHeight: number;
  /** The primary pointer is a finger. */
  readonly touch: boolean;
  readonly userAgent: string;
  /** Where it is (IANA), as its clock is set; null where it doesn’t say. */
  readonly zone: string | null;
  /** One of the lengths changed. */
  onResize(hear: () => void): Cancel;
  /** Focus left a field that is typed into. */
  onBlur(hear: () => void): Cancel;
}
