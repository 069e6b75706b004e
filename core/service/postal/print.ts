import { isOwed, orderWords, type PostalOrderRecord } from "#core/domain/postal/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { claimUpload, headOf, removeForGood } from "../media/index.ts";
import { readPrintLink } from "./links.ts";

/** "%PDF-" */
const pdfHead = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Whether a file begins as a PDF does, whatever it says it is. */
export const isPdf = async (context: Pick<Context, "objects">, key: string): Promise<boolean> => {
  const head = await headOf(context, key, pdfHead.length);
  return head !== null && pdfHead.every((byte, at) => head[at] === byte);
};

type Printed = Pick<PostalOrderRecord, "print_key">;

/** Whether there is something to print: not where it is gone, or was changed by whoever uploaded it. */
export const hasPrint = async (
  context: Pick<Context, "objects">,
  { print_key }: Printed,
): Promise<boolean> => print_key !== null && (await isPdf(context, print_key));

/** What is printed; null where there is nothing. */
export const printOf = async (
  context: Pick<Context, "objects">,
  order: Printed,
): Promise<Uint8Array | null> =>
  order.print_key !== null && (await hasPrint(context, order))
    ? context.objects.read(order.print_key)
    : null;

/** What a signed address leads to: the key of the print of an order that is to be printed; null for any other address. */
export const printAt = async (
  parts: Pick<Context, "objects" | "store" | "secrets" | "clock">,
  sealed: string,
): Promise<string | null> => {
  const id = readPrintLink(parts, sealed);
  const order = id === null ? null : await parts.store.find("postal_orders", id);
  return order && isOwed(order) && (await hasPrint(parts, order)) ? order.print_key : null;
};

/**
 * What is printed of a card, in place of what was there before. It is published nowhere, and stays where it was put:
 * from now on no reaper knows of it but by its order.
 */
export const takePrint = async (
  context: Context,
  before: PostalOrderRecord,
  key: string,
): Promise<Outcome<string, "invalid" | "tooLarge" | "unsupported">> => {
  if (key === before.print_key) return done(key);
  const upload = await context.store.find("uploads", key);
  const claim = { type: "print", mime_type: "application/pdf" } as const;
  if (upload && upload.media_type !== "print") return refused("unsupported", orderWords.notPdf);
  const claimed = await claimUpload(context, upload, claim);
  if (!claimed.ok) return claimed;
  if (!(await isPdf(context, key))) {
    await context.objects.remove(key);
    return refused("unsupported", orderWords.notPdf);
  }
  context.work.remove("uploads", { id: key });
  if (before.print_key !== null) removeForGood(context, new Set([before.print_key]));
  return done(key);
};
