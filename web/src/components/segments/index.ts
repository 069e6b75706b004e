export { type Option, Segments } from "./Segments.tsx";
