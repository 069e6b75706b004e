export { printFile } from "./printFile.ts";
export { usePrintAtHome } from "./usePrintAtHome.tsx";
