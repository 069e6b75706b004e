export { Progress, Thread } from "./Progress.tsx";
