import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The JavaScript that a page needs before it is there. */
export interface FirstLoad {
  readonly files: readonly string[];
  /** Bytes, gzipped as a server would at its best. */
  readonly bytes: number;
  /** What the files were made of. */
  readonly sources: readonly string[];
}

/**
 * What a built page loads at first: its entry and the module of its screen (`src/screens/landing/index.ts`), with
 * all that they import. What they load later, by themselves or when asked, is not in it.
 */
export const firstLoad = (folder: string, screen?: string): FirstLoad => {
  const manifest = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Readonly<Record<string, Chunk>>;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const wanted = [entry, ...(screen === undefined ? [] : [screen])];
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string | undefined): void => {
    const chunk = name === undefined ? undefined : manifest[name];
    if (!chunk || name === undefined) throw new Error(`${folder} has no ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    files.add(join(folder, chunk.file));
    chunk.imports?.forEach(take);
  };
  wanted.forEach(take);
  const listed = [...files];
  return {
    files: listed,
    bytes: listed.reduce(
      (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).byteLength,
      0,
    ),
    sources: listed.flatMap((file) => sourcesOf(`${file}.map`)),
  };
};

/** The bundler's own few lines have no map. */
const sourcesOf = (map: string): readonly string[] =>
  existsSync(map)
    ? (JSON.parse(readFileSync(map, "utf8")) as { sources: readonly string[] }).sources
    : [];

/** What no first page may carry (P1): its parts are loaded where they are used. */
const heavy: Readonly<Record<string, RegExp>> = {
  three: /node_modules\/three\//,
  "zod's full build": /node_modules\/zod\/v4\/(?:classic|locales)\//,
  "the editor": /core\/app\/(?:editor|builder)\/|web\/src\/(?:builder|screens\/editor)\//,
  "the stage": /adapters\/webgl\//,
  "a message parser": /node_modules\/(?:@messageformat|moo)\//,
};

/** What no page that plays a card may carry: panels are for who makes one, drawings run in a worker (decision 0069). */
const unplayed: Readonly<Record<string, RegExp>> = {
  "the builder’s panels": /slides\/kinds\/\w+\/panel\.tsx$/,
  "the drawings of slides": /slides\/kinds\/\w+\/draw\.ts$/,
};

const found = (of: Readonly<Record<string, RegExp>>, { sources }: FirstLoad): string[] =>
  Object.keys(of).filter((name) => sources.some((source) => of[name]?.test(source)));

/** The heavy things that stand in a first load, by name; none, when it is well. */
export const heavyIn = (load: FirstLoad): string[] => found(heavy, load);
/** What stands in the load of a page that plays a card and is of no use to it, by name. */
export const unplayedIn = (load: FirstLoad): string[] => found(unplayed, load);
