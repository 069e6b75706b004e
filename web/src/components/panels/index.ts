export { Panels } from "./Panels.tsx";
