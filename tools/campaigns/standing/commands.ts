import type fc from "fast-check";
import type { Command, Counts } from "./command.ts";
import { messageCommands } from "./messages.ts";
import { partCommands } from "./parts.ts";

export type { Counts } from "./command.ts";

/** Random commands of the owner and two people about one card, its group link, their parts and messages. */
export const commandsOf = (counts: Counts): fc.Arbitrary<Command>[] => [
  ...partCommands(counts),
  ...messageCommands(counts),
];
