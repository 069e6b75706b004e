import { pageClock } from "../page/pace.ts";
import { Player } from "../page/player.ts";
import type { MountOptions, Playing, Shared } from "../page/playing.ts";
import { FlatEngine } from "./engine.ts";
import type { LoadPainter } from "./painting.ts";
import { slideOf } from "./subject.ts";

/** Shows slides on the page itself, with no context: still ones of lists, and all where there is no WebGL (OPEN-164). */
export const flatShow = (paints: LoadPainter) => {
  const engine = new FlatEngine(paints);
  let ids = 0;
  const shared: Shared = {
    clock: pageClock,
    quality: "high",
    id: () => ++ids,
    engine: async () => engine,
  };
  return (element: HTMLElement, slide: object, options: MountOptions = {}): Playing<object> =>
    new Player(shared, element, slide, slideOf, options);
};
