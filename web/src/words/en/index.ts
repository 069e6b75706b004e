import { builder } from "./builder.ts";
import { shell } from "./shell.ts";
import { slides } from "./slides.ts";

/** One file a room of the interface; keys begin with the room's name. */
export const en = { ...builder, ...shell, ...slides } as const;
