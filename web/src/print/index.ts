export { usePrintAtHome } from "./usePrintAtHome.tsx";
