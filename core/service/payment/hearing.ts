import { iso } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { Conflict } from "../ports/index.ts";
import { settle } from "./settling.ts";

type Parts = Pick<
  Service,
  "store" | "ids" | "clock" | "settings" | "payments" | "reporter" | "translator"
>;

/** The page that waits and the job may settle the same payment at the same moment. */
const attempts = 4;

/**
 * Hears that something became of a payment at the provider. What became of it is asked of the provider, so that notices
 * that come twice, late or in another order say nothing wrong. One that isn’t known here does nothing; `later` where
 * others were quicker again and again.
 */
export const hearPayment = async (parts: Parts, ref: string): Promise<"heard" | "later"> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [payment] = await parts.store.list("payments", { provider_ref: ref }, { limit: 1 });
    if (payment?.provider !== parts.payments.name) return "heard";
    const now = parts.clock.now();
    const work = new UnitOfWork();
    await settle({ ...parts, work, now, today: iso(now) }, payment);
    try {
      await parts.store.commit(work.changes, work.notices);
      return "heard";
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return "later";
};
