/** A phone's shorter side is under this many CSS pixels (OPEN-22). */
const phoneSide = 600;

/** What is held against the light. */
export interface Held {
  readonly width: number;
  readonly height: number;
  /** The primary pointer is a finger. */
  readonly touch: boolean;
}

/** A phone on its side: the product is best enjoyed upright there (SHELL-26). */
export const isPhoneOnItsSide = ({ width, height, touch }: Held): boolean =>
  touch && width > height && Math.min(width, height) < phoneSide;
