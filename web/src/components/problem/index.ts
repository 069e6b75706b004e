export { Problem } from "./Problem.tsx";
