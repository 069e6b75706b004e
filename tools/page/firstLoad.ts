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

/** The heavy things that stand in a first load, by name; none, when it is well. */
export const heavyIn = ({ sources }: FirstLoad): string[] =>
  Object.keys(heavy).filter((name) => sources.some((source) => heavy[name]?.test(source)));
