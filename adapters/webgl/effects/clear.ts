import { LOOP, LOOP_FROM } from "../basis/index.ts";
import type { Scene, SceneFactory } from "../stage/index.ts";

const nothing: Scene = {
  duration: LOOP,
  loopFrom: LOOP_FROM,
  posterTime: LOOP_FROM - 1,
  isClear: true,
  resize: () => undefined,
  update: () => undefined,
  render: (gpu) => gpu.clear(),
  dispose: () => undefined,
};

/** Nothing: the card's effects are drawn over it, over whatever lies below on the page (FX-01). */
export const clear: SceneFactory<"clear"> = { create: async () => nothing };
