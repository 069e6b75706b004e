import type { Row } from "../measure.ts";
import { builder } from "./builder.ts";
import { processedFilms } from "./films.ts";
import { processedPictures } from "./pictures.ts";
import { uploads } from "./uploads.ts";

/** P13, P14, P4: what it costs to take a film, to make pictures and films, and how soon the builder answers a finger. */
export const media = async (): Promise<Row[]> => [
  ...(await uploads()),
  ...(await processedPictures()),
  ...(await processedFilms()),
  ...(await builder()),
];
