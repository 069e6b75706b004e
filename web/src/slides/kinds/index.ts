export type { KindPanel, PanelProps } from "./panel.ts";
export { isMadeHere, madeHere, panels } from "./panels.ts";
