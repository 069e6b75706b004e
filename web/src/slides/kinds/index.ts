export type { KindPanel, PanelProps } from "./panel.ts";
export { isMadeHere, loadPanels, madeHere, panelOf } from "./panels.ts";
