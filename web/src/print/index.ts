import { part } from "#web/shell/index.ts";

/** The dialog that makes a file to print at home; its code comes when it is first opened. */
export const PrintAtHome = part(() => import("./PrintAtHome.tsx"));
