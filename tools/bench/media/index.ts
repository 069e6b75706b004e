import { execFileSync } from "node:child_process";
import type { Row } from "../measure.ts";
import { builder } from "./builder.ts";
import { processedFilms } from "./films.ts";
import { processedPictures } from "./pictures.ts";
import { uploads } from "./uploads.ts";

/** P4, P13, P14: how soon the builder answers a finger, and what it costs to take a film, and to make pictures and films. */
export const media = async (): Promise<Row[]> => {
  // what `npm start` starts
  execFileSync(process.execPath, ["tools/build.ts", "--if-stale"], { stdio: "inherit" });
  // while this process is as new as one that makes pictures: what the others leave on its heap costs the two unequally
  const pictures = await processedPictures();
  return [...(await builder()), ...(await uploads()), ...pictures, ...(await processedFilms())];
};
