export { Wait } from "./Wait.tsx";
