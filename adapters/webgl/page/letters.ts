import type { Engine } from "./calls.ts";

/** What a page asks of its worker. */
export interface Ask {
  readonly call: number;
  readonly name: keyof Engine;
  readonly args: unknown[];
}
/** Call 0 is the worker's greeting: what it can do; no WebGL where it has no faces to letter with. */
export interface Reply {
  readonly call: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The part of a worker's scope that is used; the DOM library does not type it. */
export interface Scope {
  onmessage: ((event: MessageEvent<Ask>) => void) | null;
  postMessage(message: Reply, transfer?: Transferable[]): void;
}
