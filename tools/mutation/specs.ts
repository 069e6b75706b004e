import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { root } from "./place.ts";
import { begin, type Collected, collected } from "./vitest.ts";

/** Loads the specs of the domain and of the kernel that it stands on, in the order of their names. */
export const loadSpecs = async (): Promise<readonly Collected[]> => {
  const files = await Array.fromAsync(glob("core/{domain,kernel}/**/*.spec.ts", { cwd: root }));
  for (const file of files.sort()) {
    begin(file);
    await import(pathToFileURL(`${root}/${file}`).href);
  }
  return collected;
};
