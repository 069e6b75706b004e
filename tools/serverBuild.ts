import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { InlineConfig, Plugin } from "vite";

const house = fileURLToPath(new URL("..", import.meta.url));
const folder = "dist/server";
/** What is loaded only where it is asked for, or brings machine code along. */
const apart = [
  "sharp",
  "nodemailer",
  "openid-client",
  "@aws-sdk/client-s3",
  "libheif-js",
  "mediabunny",
  "pg-boss",
  "csv-parse",
  "ical.js",
];
const packages = "node_modules/.package-lock.json";
const notes = join(house, folder, "sources.txt");

/**
 * Lets each of our modules find what lies beside its source from where it is built to, and notes which modules
 * there are.
 */
const placed = (sources: Set<string>): Plugin => ({
  name: "placed",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("node_modules") || id.startsWith("\0")) return null;
    const source = relative(house, id);
    sources.add(source);
    const there = `new URL(${JSON.stringify(relative(folder, source))}, import.meta.url)`;
    if (!code.includes("import.meta")) return null;
    return code
      .replaceAll("import.meta.url", `${there}.href`)
      .replaceAll("import.meta.dirname", `decodeURIComponent(new URL(".", ${there}).pathname)`);
  },
});

const config = (sources: Set<string>): InlineConfig => ({
  configFile: false,
  root: house,
  publicDir: false,
  logLevel: "warn",
  plugins: [placed(sources)],
  ssr: { noExternal: true, external: [...apart, "@aws-sdk/s3-presigned-post", "pg-native"] },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: { begin: "server/begin.ts", run: "server/run.ts" },
      // what begins the start stays apart from the rest, which is loaded while the database starts
      experimental: { chunkOptimization: false },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});

/** Size and moment of each source: what `server/main.mjs` compares before it takes what was built. */
const write = (sources: readonly string[]): void => {
  const noteOf = (source: string): string => {
    const { size, mtimeMs } = statSync(join(house, source));
    return `${size} ${mtimeMs} ${source}`;
  };
  writeFileSync(notes, sources.map(noteOf).join("\n"));
};

/** Notes the sources anew where they hold what they held when the server was built, but were written since. */
export const noteSources = (): void =>
  write(
    readFileSync(notes, "utf8")
      .split("\n")
      .map((note) => note.split(" ").slice(2).join(" ")),
  );

/**
 * Builds the server as a few files of plain JavaScript, packages included: a start that loads a thousand modules,
 * and takes the types out of half of them, needs longer than its database (P12).
 */
export const buildServer = async (build: typeof import("vite")["build"]): Promise<void> => {
  const sources = new Set<string>();
  await build(config(sources));
  write([...sources, packages].sort());
};
