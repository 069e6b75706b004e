import type { Span } from "#core/kernel/index.ts";

/** Where music sounds: one piece at a time, and the next one fetched ahead. Silent until it is turned up. */
export interface MusicOutput {
  /** Asks the browser to let it sound; within what somebody pressed, since browsers allow it there alone. */
  unlock(): void;
  /** Fetches a piece, so that it begins without a gap. */
  prepare(url: string): void;
  /** Begins a piece instead of the one before; `over` is called once, when it has ended or cannot be had. */
  begin(url: string, over: (how: "ended" | "lost") => void): void;
  /** Goes on where it was halted. */
  resume(): void;
  /** Falls silent within a time and stands. */
  halt(within: Span): void;
  /** Becomes louder or quieter within a time; 0 to 1. */
  turn(volume: number, within: Span): void;
  /** Where the piece in hand stands, in seconds. */
  at(): number;
  close(): void;
}
