import { begin } from "../page/begin.ts";

/** A worker that draws covers alone: for the tests and tools of the stage. */
begin();
