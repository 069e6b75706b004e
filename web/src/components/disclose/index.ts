export { Disclose } from "./Disclose.tsx";
