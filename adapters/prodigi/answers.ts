import * as z from "zod/mini";
import type { PrintOrder } from "#core/service/ports/index.ts";

const word = z.optional(z.nullable(z.string()));
/** What is read of an order; an order that is held back has no status yet. */
const Order = z.object({
  id: z.string(),
  merchantReference: word,
  status: z.optional(
    z.nullable(
      z.object({
        stage: word,
        details: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
        issues: z.optional(z.nullable(z.array(z.object({ errorCode: word })))),
      }),
    ),
  ),
});
type Order = z.infer<typeof Order>;

/** Answers to what makes, reads and cancels one order; `order` is left out where nothing became of it. */
export const OneOrder = z.object({ order: z.optional(z.nullable(Order)) });
export const ManyOrders = z.object({ orders: z.array(Order) });
/** Why a request was refused, by the fields that are wrong; what stands in them isn't read. */
export const Refused = z.object({
  failures: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});

const begun: readonly string[] = ["inprogress", "complete", "completed"];
const plain = (text: string | null | undefined): string => (text ?? "").toLowerCase();

const stageOf = ({ status }: Order): PrintOrder["stage"] => {
  const stage = plain(status?.stage);
  if (stage === "complete") return "posted";
  if (stage === "cancelled") return "cancelled";
  const { inProduction, shipping } = status?.details ?? {};
  return [inProduction, shipping].some((one) => begun.includes(plain(one)))
    ? "printing"
    : "received";
};

/** Known codes end so; Prodigi’s own description holds the address of the print, which is a secret. */
const troubles: readonly (readonly [ends: RegExp, words: string])[] = [
  [/FailedToDownload(ed)?$/i, "Prodigi couldn’t fetch the print. See ADDRESS, and cancel it."],
  [/NotDownloaded$/i, "Prodigi couldn’t fetch the print yet, and tries again."],
  [/ItemUnavailable$/i, "Prodigi has run out of this product. Ask Prodigi, or cancel it."],
  [/RequiresPaymentAuthorisation$/i, "Prodigi waits until you authorise its payment."],
];
const troubleOf = ({ status }: Order): string | null => {
  const [code] = (status?.issues ?? []).map(({ errorCode }) => errorCode ?? "an issue");
  if (code === undefined) return null;
  const known = troubles.find(([ends]) => ends.test(code))?.[1];
  return known ?? `Prodigi says ${/^[\w.]{1,80}$/.test(code) ? code : "an issue"}. Look there.`;
};

export const shown = (order: Order): PrintOrder => {
  const stage = stageOf(order);
  const isOver = stage === "posted" || stage === "cancelled";
  return { ref: order.id, stage, trouble: isOver ? null : troubleOf(order) };
};
