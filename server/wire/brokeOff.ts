import type { IncomingMessage } from "node:http";

/** Whether the asker hung up before all of the request had come: nothing of ours is wrong then. */
export const brokeOff = (incoming: IncomingMessage | undefined): boolean =>
  incoming?.destroyed === true && !incoming.complete;
