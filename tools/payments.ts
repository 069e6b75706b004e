// `npm run payments`: lists and shows payments, gives money and credits back, grants credits, compares a day with the
// provider; docs/self-hosting.md has the commands. It reads the server's own settings.
import { resolve } from "node:path";
import { randomIds, systemClock } from "#adapters/node/index.ts";
import { openStore, runningEmbedded } from "#adapters/postgres/index.ts";
import { type PaymentRecord, referenceOf } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  compareDay,
  findPayment,
  grantCredits,
  type Operated,
  refundPayment,
  testProvider,
} from "#core/service/index.ts";
import { readSettings, type ServerSettings } from "#server/settings.ts";
import { openStripe } from "#server/stripe.ts";
import { asked } from "./payments/asked.ts";

const lineOf = (payment: PaymentRecord): string =>
  [
    payment.created_on.slice(0, 16),
    referenceOf(payment),
    payment.status.padEnd(10),
    (payment.used_credit_type ? "credit" : formatMoney(payment.amount_total)).padStart(9),
    payment.product_tier ?? `${payment.bundle_quantity} ${payment.bundle_type}`,
    payment.provider === "test" ? "TEST" : "",
  ].join("  ");

const run = async (settings: ServerSettings): Promise<readonly string[]> => {
  const wish = asked(process.argv.slice(2));
  if (wish.do === "nothing") throw new Error(wish.why);
  const { DATABASE_URL: url } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  const where = url === undefined ? await runningEmbedded(dataDir) : null;
  if (url === undefined && where === null)
    throw new Error(`No server is running on ${dataDir}. Start it, or name its DATA_DIR.`);
  const opened = await openStore(where ? { where } : { url });
  try {
    const { store } = opened;
    const clock = systemClock;
    const stripe = await openStripe(settings);
    const payments = stripe?.provider ?? testProvider({ store, clock, ids: randomIds(clock) });
    const parts = { store, clock, payments };
    const told = (done: Operated, dry: boolean): readonly string[] => {
      if (!done.ok) throw new Error(done.why);
      return [...(dry ? ["Nothing is changed. This would happen:"] : []), ...done.lines];
    };
    const named = async (name: string): Promise<PaymentRecord> => {
      const found = await findPayment(parts, name);
      if (!found) throw new Error(`There is no payment ${name}.`);
      return found;
    };
    switch (wish.do) {
      case "list": {
        const all = await store.list("payments", {}, { descending: true, limit: wish.limit });
        return all.length === 0 ? ["There are no payments."] : all.map(lineOf);
      }
      case "show": {
        const payment = await named(wish.payment);
        const transfers = await store.list("transfers", { payment_id: payment.id });
        return [
          lineOf(payment),
          ...Object.entries(payment).map(([name, value]) => `${name.padEnd(18)}${value ?? "–"}`),
          ...transfers.map(
            ({ created_on, from_book, to_book, amount, unit, reason }) =>
              `${created_on.slice(0, 16)}  ${reason}: ${amount} ${unit} from ${from_book} to ${to_book}`,
          ),
        ];
      }
      case "refund":
        return told(await refundPayment(parts, await named(wish.payment), wish), wish.dry);
      case "grant":
        return told(await grantCredits(parts, wish, wish.dry), wish.dry);
      case "daily": {
        const day = await compareDay(parts, wish.day);
        if (day.differ.length > 0) process.exitCode = 1;
        return [
          `${day.payments} payments begun on ${wish.day} at ${payments.name}`,
          `our books  ${formatMoney(day.ours)}`,
          `provider   ${formatMoney(day.theirs)}`,
          ...day.differ.map(
            ({ id, ours, theirs }) =>
              `differs: ${id}, ours ${formatMoney(ours)}, provider ${formatMoney(theirs)}`,
          ),
        ];
      }
    }
  } finally {
    await opened.stop();
  }
};

const read = readSettings(process.env);
try {
  if (!read.ok) throw new Error(read.words);
  for (const line of await run(read.settings)) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
