import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { root } from "./place.ts";
import { begin, type Collected, collected } from "./vitest.ts";

/** The domain, the kernel that it stands on, and what holds its routes against the printed table. */
const places = "{core/domain,core/kernel,specs/navigation}/**/*.spec.ts";

/** Loads the specs of the domain, in the order of their names. */
export const loadSpecs = async (): Promise<readonly Collected[]> => {
  const files = await Array.fromAsync(glob(places, { cwd: root }));
  for (const file of files.sort()) {
    begin(file);
    await import(pathToFileURL(`${root}/${file}`).href);
  }
  return collected;
};
