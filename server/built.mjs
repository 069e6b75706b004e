import { readFileSync, statSync } from "node:fs";

const place = new URL("../dist/server/", import.meta.url);

/**
 * Where the built server lies; null where there is none, or where one of the files that it is made of has changed
 * since, in size or moment. Watching for changes takes the sources. Paths of sources are below `root`.
 */
export const builtServer = (built = place, root = new URL("../", import.meta.url)) => {
  if (process.env.WATCH_REPORT_DEPENDENCIES) return null;
  try {
    const notes = readFileSync(new URL("sources.txt", built), "utf8").split("\n");
    return notes.every((note) => isAsNoted(note, root)) ? built : null;
  } catch {
    return null; // nothing was built, or a source is gone
  }
};

/** @param {string} note @param {URL} root */
const isAsNoted = (note, root) => {
  const [size, moment, ...path] = note.split(" ");
  const { size: now, mtimeMs } = statSync(new URL(encodeURI(path.join(" ")), root));
  return Number(size) === now && Number(moment) === mtimeMs;
};
