import { startEngine } from "#adapters/webgl/page/link.ts";

/** For the script that takes pictures. */
Object.assign(window, { startEngine });
