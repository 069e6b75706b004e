export { Paying } from "./Paying.tsx";
