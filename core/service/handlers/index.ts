import type { OperationId } from "#core/operations/index.ts";
import type { Handler } from "../context.ts";
import type { Unserved } from "../unserved.ts";
import * as story from "./story.ts";

/** One handler an operation; a row without one stands in `unserved`, or this does not compile. */
export const handlers: { readonly [K in Exclude<OperationId, Unserved>]: Handler<K> } = {
  createStory: story.createStory,
  readStory: story.readStory,
  changeStory: story.changeStory,
  readUpdates: story.readUpdates,
};
