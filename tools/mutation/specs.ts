import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { root } from "./place.ts";
import { begin, type Collected, collected } from "./vitest.ts";

/** The domain, the kernel that it stands on, and what holds its routes against the printed table. */
const places = ["core/domain", "core/kernel", "specs/navigation"];

/** Loads the specs below these folders, of the whole domain where none are named, in the order of their names. */
export const loadSpecs = async (
  folders: readonly string[] = places,
): Promise<readonly Collected[]> => {
  const wanted = folders.map((folder) => `${folder}/**/*.spec.ts`);
  const files = await Array.fromAsync(glob(wanted, { cwd: root }));
  for (const file of files.sort()) {
    begin(file);
    await import(pathToFileURL(`${root}/${file}`).href);
  }
  return collected;
};
