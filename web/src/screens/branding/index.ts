import { part } from "#web/shell/index.ts";

export { LogoPanel } from "./LogoPanel.tsx";
/** Fetched when it is shown: what is beside it is read first. */
export const LogoSheet = part(() => import("./LogoSheet.tsx"));
export const LogoOfCard = part(() => import("./LogoOfCard.tsx"));
