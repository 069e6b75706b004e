import { begin } from "#adapters/webgl/page/begin.ts";

/** The worker that draws a card: its cover and its slides. */
begin(async () => (await import("./painting.ts")).openPainting);
