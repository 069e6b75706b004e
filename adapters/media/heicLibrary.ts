import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type libheif from "libheif-js/libheif-wasm/libheif.js";

/** A file that libheif can’t read, or that takes more memory than there is for one. */
export class HeicFault extends Error {
  readonly why: "tooLarge" | "unreadable";
  constructor(why: HeicFault["why"]) {
    super(`A HEIC is ${why}.`);
    this.why = why;
  }
}

type Functions = ReturnType<(typeof libheif)["default"]>;

/** Lets a memory grow to so many bytes; `full` is called instead of the step beyond. */
const bounded = (memory: WebAssembly.Memory, most: number, full: () => never): void => {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) =>
    memory.buffer.byteLength + pages * 65_536 > most ? full() : grow(pages);
};

const started = (most: number, full: () => never): Functions => {
  const require = createRequire(import.meta.url);
  const start = require("libheif-js/libheif-wasm/libheif.js") as (typeof libheif)["default"];
  const file = require.resolve("libheif-js/libheif-wasm/libheif.wasm");
  const code = new WebAssembly.Module(readFileSync(file));
  return start({
    instantiateWasm: (
      imports: WebAssembly.Imports,
      ready: (instance: WebAssembly.Instance) => void,
    ) => {
      const instance = new WebAssembly.Instance(code, imports);
      for (const memory of Object.values(instance.exports))
        if (memory instanceof WebAssembly.Memory) bounded(memory, most, full);
      ready(instance);
      return instance.exports;
    },
  });
};

/** libheif as C has it: its functions take pointers into its memory. */
export interface Libheif {
  readonly c: Functions;
  memory(): Uint8Array;
  /** A place for numbers of 32 bits that a function writes. */
  numbers(count: number): { readonly pointer: number; get(n: number): number };
  /** Calls a function that writes what went wrong where its first pointer leads; throws a HeicFault where something did. */
  checked(call: (error: number) => void): void;
}

/** The code of an error where memory, or a limit that libheif was told, does not suffice. */
const outOfMemory = 6;

/** Starts libheif in a memory of at most so many bytes, whatever a file makes it ask for (R14). */
export const startLibheif = (most: number, full: () => never): Libheif => {
  const c = started(most, full);
  // another one whenever it has grown
  const memory = (): Uint8Array => c.HEAPU8;
  const numbers: Libheif["numbers"] = (count) => {
    const pointer = c._malloc(4 * count);
    const get = (n: number) => new DataView(memory().buffer).getUint32(pointer + 4 * n, true);
    return { pointer, get };
  };
  // a code, one that says more, and a text
  const error = numbers(3);
  const checked: Libheif["checked"] = (call) => {
    call(error.pointer);
    const code = error.get(0);
    if (code !== 0) throw new HeicFault(code === outOfMemory ? "tooLarge" : "unreadable");
  };
  return { c, memory, numbers, checked };
};
