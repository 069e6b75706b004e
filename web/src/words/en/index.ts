import { builder } from "./builder.ts";
import { editor } from "./editor.ts";
import { player, recipient } from "./recipient.ts";
import { shell } from "./shell.ts";
import { slides } from "./slides.ts";
import { thanks } from "./thanks.ts";

/** One file a room of the interface; keys begin with the room's name. */
export const en = {
  ...builder,
  ...editor,
  ...shell,
  ...recipient,
  ...player,
  ...thanks,
  ...slides,
} as const;
