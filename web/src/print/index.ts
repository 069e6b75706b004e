export type { Receipt } from "./makeReceipt.ts";
export { printFile } from "./printFile.ts";
export { receiptFile } from "./receiptFile.ts";
export { saveFile } from "./saveFile.ts";
export { usePrintAtHome } from "./usePrintAtHome.tsx";
