export { Names } from "./Names.tsx";
