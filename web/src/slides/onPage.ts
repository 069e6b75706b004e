import { flatShow } from "#adapters/webgl/painted/show.ts";
import { openPainting } from "./painting.ts";

/** Shows slides on the page itself, without a context: still ones, of lists and prints. */
export const showOnPage = flatShow(async () => openPainting);
