import { shell } from "./shell.ts";

/** One file a room of the interface; keys begin with the room's name. */
export const en = { ...shell } as const;
