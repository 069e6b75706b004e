import { testOutcomeOf } from "#core/domain/payment/index.ts";
import { type Clock, iso } from "#core/kernel/index.ts";
import {
  Conflict,
  type Ids,
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  type Store,
  type TestAnswer,
  type TestPaymentRecord,
} from "../ports/index.ts";

const table = "test_payments";
/** Others may write the same payment at the same moment: two tabs that pay. */
const attempts = 8;

const shown = (row: TestPaymentRecord): ProviderPayment => ({
  ref: row.id,
  client_secret: row.secret,
  status: row.status === "confirming" ? "open" : row.status,
  isRefused: row.is_refused,
  amount: row.amount,
  amount_refunded: row.amount_refunded,
  currency: row.currency,
  card_last4: row.card_last4,
  card_brand: row.card_brand,
});

/** What a card that was tried leads to. */
const tried = (number: string): Partial<TestPaymentRecord> => {
  const card = { card_last4: number.replace(/\D/g, "").slice(-4), card_brand: "visa" };
  switch (testOutcomeOf(number)) {
    case "succeeds":
      return { ...card, status: "succeeded", is_refused: false };
    case "confirms":
      return { ...card, status: "confirming", is_refused: false };
    case "stays":
      return { ...card, status: "processing", is_refused: false };
    default:
      return { status: "open", is_refused: true };
  }
};
const answerOf = ({ status, is_refused }: TestPaymentRecord): TestAnswer | null => {
  if (status === "succeeded" || status === "processing") return status;
  if (status === "confirming") return "requires_action";
  return status === "open" && is_refused ? "failed" : null;
};

/**
 * The payment provider that the product brings along: it takes no money (OPEN-152). It keeps its payments as a real one
 * does on machines of its own, so what happens to them outlives every process; its cards stand in `testCards`.
 */
export const testProvider = ({
  store,
  ids,
  clock,
}: {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Clock;
}): PaymentProvider => {
  const find = async (ref: string): Promise<TestPaymentRecord> => {
    const row = await store.find(table, ref);
    if (!row) throw new ProviderAway("it has no such payment");
    return row;
  };
  /** Writes what `next` makes of a row, however many others write it too; null changes nothing. */
  const change = async <R extends TestPaymentRecord | null>(
    read: () => Promise<R>,
    next: (row: TestPaymentRecord) => Partial<TestPaymentRecord> | null,
  ): Promise<R> => {
    for (let attempt = 1; ; attempt++) {
      const row = await read();
      const set = row && next(row);
      if (!row || !set) return row;
      try {
        const { id, version } = row;
        await store.commit([{ kind: "change", table, id, version, set }], []);
        return { ...row, ...set };
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === attempts) throw error;
      }
    }
  };
  const bySecret = (secret: string) => async (): Promise<TestPaymentRecord | null> =>
    (secret === "" ? [] : await store.list(table, { secret }, { limit: 1 }))[0] ?? null;

  return {
    name: "test",
    publishableKey: null,
    create: async ({ key, amount, currency }) => {
      const id = `test_${key}`;
      const row: TestPaymentRecord = {
        id,
        version: 1,
        secret: `${id}_secret_${ids.token()}`,
        amount,
        currency,
        status: "open",
        is_refused: false,
        card_last4: null,
        card_brand: null,
        amount_refunded: 0,
        refunds: [],
        created_on: iso(clock.now()),
      };
      try {
        await store.commit([{ kind: "add", table, row }], []);
        return shown(row);
      } catch (error) {
        if (error instanceof Conflict) return shown(await find(id));
        throw error;
      }
    },
    read: async (ref) => shown(await find(ref)),
    cancel: async (ref) =>
      shown(
        await change(
          () => find(ref),
          ({ status }) =>
            status === "open" || status === "confirming" ? { status: "canceled" } : null,
        ),
      ),
    refund: async (ref, amount, key) => {
      await change(
        () => find(ref),
        (row) => {
          if (row.refunds.includes(key)) return null;
          if (row.status !== "succeeded" || row.amount_refunded + amount > row.amount)
            throw new ProviderAway("there is nothing to give back");
          return { amount_refunded: row.amount_refunded + amount, refunds: [...row.refunds, key] };
        },
      );
    },
    test: {
      confirm: async (secret, number) => {
        const row = await change(bySecret(secret), (one) =>
          one.status === "open" || one.status === "confirming" ? tried(number) : null,
        );
        return row && answerOf(row);
      },
      answer: async (secret, approves) => {
        const row = await change(bySecret(secret), (one) =>
          one.status === "confirming"
            ? approves
              ? { status: "succeeded" }
              : { status: "open", is_refused: true }
            : null,
        );
        return row && answerOf(row);
      },
    },
  };
};
