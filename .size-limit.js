import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEmptyPage, firstLoad, heavyIn, unplayedIn } from "./tools/page/index.ts";

/** P1: half as much again as React, React Router and MobX alone, built in the same run. */
const folder = mkdtempSync(join(tmpdir(), "fanfold-page-"));
await buildEmptyPage(folder);
const limit = `${Math.floor(firstLoad(folder).bytes * 1.5)} B`;
rmSync(folder, { recursive: true });

const landing = firstLoad("dist/web", "src/screens/landing/index.ts");
const heavy = heavyIn(landing);
if (heavy.length > 0) throw new Error(`The first page carries ${heavy.join(" and ")}.`);

const playing = firstLoad("dist/web", "src/screens/recipient/index.ts");
const unplayed = unplayedIn(playing);
if (unplayed.length > 0) throw new Error(`The page of a card carries ${unplayed.join(" and ")}.`);

export default [
  { name: "JavaScript on first load of /", path: landing.files, gzip: true, limit },
  { name: "JavaScript of the page of a card", path: playing.files, gzip: true, limit: "260 kB" },
  // neither React nor three: they come when a card is opened (decision 0022)
  { name: "The script of a card on another page", path: "dist/web/embed.js", gzip: true, limit: "26.2 kB" },
];
