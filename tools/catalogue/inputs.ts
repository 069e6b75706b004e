import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where packages that only these tools read are unpacked; kept between runs. */
const shelf = join(tmpdir(), "fanfold-catalogue");

/**
 * The folder of an npm package at an exact version, got once through npm's own client. These are hundreds of megabytes
 * that only whoever makes the catalogue anew needs, so they're no dependencies (decision 0060).
 */
export const inputPackage = (name: string, version: string): string => {
  const folder = join(shelf, `${name.replace("/", "-")}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(shelf, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], {
    cwd: shelf,
    encoding: "utf8",
  }).trim();
  const unpacking = `${folder}.part`;
  mkdirSync(unpacking, { recursive: true });
  execFileSync("tar", ["xzf", packed, "-C", unpacking, "--strip-components=1"], { cwd: shelf });
  execFileSync("mv", [unpacking, folder]);
  return folder;
};

/** A folder of the repository that a tool writes into. */
export const outputFolder = (path: string): string => {
  const folder = join(import.meta.dirname, "../..", path);
  mkdirSync(folder, { recursive: true });
  return folder;
};

export const filesIn = (folder: string): readonly string[] => readdirSync(folder).sort();
