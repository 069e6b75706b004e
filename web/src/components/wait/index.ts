export { useLinger } from "./linger.ts";
export { Wait } from "./Wait.tsx";
