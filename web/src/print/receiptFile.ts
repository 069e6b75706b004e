import type { Receipt } from "./makeReceipt.ts";

/** A receipt as a PDF; what writes it comes when it first is asked for. */
export const receiptFile = async (receipt: Receipt): Promise<Blob> => {
  const { makeReceipt } = await import("./makeReceipt.ts");
  return makeReceipt(receipt);
};
