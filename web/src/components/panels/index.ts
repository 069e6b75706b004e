export { Panels, panelRestMs } from "./Panels.tsx";
