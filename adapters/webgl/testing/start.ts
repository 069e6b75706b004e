import { createStage as create, type StageOptions } from "../index.ts";
import { startEngine as start } from "../page/link.ts";
import type { SceneKind } from "../stage/index.ts";
import worker from "./worker.ts?worker&url";

/** An engine that draws covers alone. */
export const startEngine = (where: "worker" | "page" | "best", first?: SceneKind) =>
  start(where, { worker }, first);

/** A stage that shows covers alone. */
export const createStage = (options: Omit<StageOptions, "worker"> = {}) =>
  create({ ...options, worker });
