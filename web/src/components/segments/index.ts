export { Segments } from "./Segments.tsx";
