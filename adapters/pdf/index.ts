export { PrintFile, type PrintFileOptions, type PrintSide, type Squares } from "./printFile.ts";
export type { HiddenLine, PrintedLine } from "./text.ts";
