import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

/** More room for the card, paid with a card that the bank asks about; then credits, and a receipt for the books. */
export const paying = async (ask: Ask, ada: Person, story: string): Promise<void> => {
  const { client_secret = "", payment } = await ask(ada, "pay", {
    body: { payment_type: "product_tier", product_tier: "starter", story_id: story },
  });
  const path = { id: payment?.id ?? "" };
  await ask(ada, "confirmTestPayment", { body: { client_secret, number: "4000000000003220" } });
  await ask(ada, "answerTestPayment", { body: { client_secret, approve: true } });
  await ask(ada, "readPaymentStatus", { path });
  await ask(ada, "readPayments", { query: {} });
  await ask(ada, "readPayment", { path });
  await ask(ada, "requestReceipt", { path, body: { email: "books@example.com" } });
};
