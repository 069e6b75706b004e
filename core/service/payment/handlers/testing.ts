import { paymentWords } from "#core/domain/payment/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import type { TestAnswer, TestPayments } from "../../ports/index.ts";

/** Money is real where there is no test provider, and test cards open nothing there. */
const ask = async (
  context: Context,
  by: (test: TestPayments) => Promise<TestAnswer | null>,
): Promise<Outcome<{ status: TestAnswer }, "invalid" | "notFound" | "limited">> => {
  const { test } = context.payments;
  if (!test) return refused("notFound", words.notFound);
  const of = context.actor.account ?? "";
  const over = await countIn(context, [{ limit: "testCardsOfAccount", of }]);
  if (over) return over;
  const status = await by(test);
  return status === null ? invalid("client_secret", paymentWords.notTest) : done({ status });
};

export const confirmTestPayment: Handler<"confirmTestPayment"> = (context, { body }) =>
  ask(context, (test) => test.confirm(body.client_secret, body.number));

export const answerTestPayment: Handler<"answerTestPayment"> = (context, { body }) =>
  ask(context, (test) => test.answer(body.client_secret, body.approve));
