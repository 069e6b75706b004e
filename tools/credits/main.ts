// `npm run credits` writes docs/credits.md; `-- --check` writes nothing and fails when something is not right.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { refusedLicences, shipped } from "./licences.ts";
import { uncredited } from "./music.ts";
import { creditsPage } from "./page.ts";
import { isMade, originOf } from "./pictures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = `${root}docs/credits.md`;
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"));
const tracks = JSON.parse(readFileSync(`${root}adapters/catalogue/bundled/tracks.json`, "utf8"));

const listed = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
const files = listed.stdout.split("\0").filter(isMade);
const wrong = [
  ...refusedLicences(shipped(packages)).map((one) => `may not ship: ${one}`),
  ...files.filter((file) => originOf(file) === null).map((file) => `comes from nowhere: ${file}`),
  ...uncredited(tracks).map((id) => `comes from nowhere: the track ${id}`),
  ...(files.length === 0 ? ["no pictures were found"] : []),
];
const text = creditsPage(packages, tracks);
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (readFileSync(page, "utf8") !== text)
  wrong.push("stale: docs/credits.md (npm run credits writes it anew)");
for (const line of wrong) console.error(line);
console.log(`${shipped(packages).length} packages, ${files.length} pictures, recordings and fonts`);
if (wrong.length > 0) process.exitCode = 1;
