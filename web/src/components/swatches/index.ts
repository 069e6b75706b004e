export { Swatches } from "./Swatches.tsx";
