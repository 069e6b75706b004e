import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a bundled file (written by tools/catalogue) when it is first asked for, once a process. */
export const readOnce = <T>(file: string, read: (bytes: Buffer) => T): (() => T) => {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read(readFileSync(join(import.meta.dirname, "bundled", file))) };
    return known.value;
  };
};

/** Bundled things are known by their ids wherever a provider's stand beside them. */
const mark = "fanfold-";
export const bundledId = (name: string): string => `${mark}${name}`;
export const isBundled = (id: string): boolean => id.startsWith(mark);
