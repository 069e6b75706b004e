import type { PostalOrder } from "#core/domain/postal/index.ts";
import { Badge } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

const tones = {
  incomplete: "warn",
  paid: "note",
  printing: "note",
  posted: "good",
  cancelled: "bad",
} as const;

/** How far an order is, in a word or two. */
export const Status = ({ order }: { order: PostalOrder }) => {
  const w = useWords();
  return <Badge tone={tones[order.status]}>{w("postal.status", { status: order.status })}</Badge>;
};
