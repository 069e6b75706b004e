import { begin } from "../page/begin.ts";

/** A worker that draws covers and the tests' slides. */
begin(async () => (await import("./tinyPainter.ts")).tinyPainter);
