/** What can be handed to a page and read back from it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** One element of a page, as long as the page keeps it. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces what stands in a field. */
  fill(words: string): Promise<void>;
  /** Picks files in a file input. @param paths absolute */
  upload(paths: readonly string[]): Promise<void>;
}

/** One tab of one browser. Scripts are bodies of functions, which find what they are given in `arguments`. */
export interface Tab {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  run(script: string, ...given: readonly Json[]): Promise<unknown>;
  /** The element that the script answers; null where it answers none. */
  find(script: string, ...given: readonly Json[]): Promise<Handle | null>;
  /** Presses keys where the focus is. */
  type(words: string): Promise<void>;
  /** PNG of what is in sight. */
  screenshot(): Promise<Uint8Array>;
  /** Errors nobody caught, as far as the browser tells of them. */
  readonly errors: readonly string[];
}

/** A browser that a tool drives. */
export interface Driven {
  /** Its name and version. */
  readonly called: string;
  /** A tab of somebody who has never been there: no cookies, nothing kept. */
  newcomer(): Promise<Tab>;
  close(): Promise<void>;
}
