import { orderWords, type PostalOrderRecord } from "#core/domain/postal/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { claimUpload, headOf, removeForGood } from "../media/index.ts";

/** "%PDF-" */
const pdfHead = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Whether a file begins as a PDF does, whatever it says it is. */
export const isPdf = async (context: Pick<Context, "objects">, key: string): Promise<boolean> => {
  const head = await headOf(context, key, pdfHead.length);
  return head !== null && pdfHead.every((byte, at) => head[at] === byte);
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
