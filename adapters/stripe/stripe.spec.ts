import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProviderAway } from "#core/service/ports/index.ts";
import { localStripe } from "#specs/fixtures/stripe.ts";
import { stripeCheck, stripeClient, stripeProvider } from "./index.ts";

let stripe: Awaited<ReturnType<typeof localStripe>>;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.stop());

const set = (secretKey = "sk_test_local") => {
  const options = { secretKey, publishableKey: "pk_test_local", server: stripe.server };
  const client = stripeClient(options);
  return { provider: stripeProvider(options, client), check: stripeCheck(client) };
};
let made = 0;
const request = (amount = 499) => ({
  key: `payment-${++made}`,
  amount,
  currency: "gbp",
  description: "Fanfold",
});

describe("Stripe", () => {
  it("[PAY-18] opens a payment once for each key, and says how it stands", async () => {
    const { provider } = set();
    const asked = request();
    const opened = await provider.create(asked);
    expect(await provider.create(asked)).toEqual(opened);
    expect(opened).toMatchObject({
      status: "open",
      isRefused: false,
      amount: 499,
      currency: "gbp",
    });
    expect(opened.client_secret).not.toBe("");
    stripe.refuses(opened.ref);
    expect(await provider.read(opened.ref)).toMatchObject({ status: "open", isRefused: true });
    stripe.processes(opened.ref);
    expect(await provider.read(opened.ref)).toMatchObject({ status: "processing" });
    stripe.pays(opened.ref);
    expect(await provider.read(opened.ref)).toMatchObject({
      status: "succeeded",
      isRefused: false,
      amount: 499,
      card_last4: "4242",
      card_brand: "visa",
    });
  });

  it("[PAY-19] cancels what is not paid, and says of what is paid that it is", async () => {
    const { provider } = set();
    const { ref } = await provider.create(request());
    expect(await provider.cancel(ref)).toMatchObject({ status: "canceled" });
    expect(await provider.cancel(ref)).toMatchObject({ status: "canceled" });
    const paid = await provider.create(request());
    stripe.pays(paid.ref);
    expect(await provider.cancel(paid.ref)).toMatchObject({ status: "succeeded", amount: 499 });
  });

  it("[R7] gives money back once for each key, also when Stripe has forgotten the key", async () => {
    const { provider } = set();
    const { ref } = await provider.create(request(999));
    stripe.pays(ref);
    const refunded = () =>
      stripe.refunds.filter((one) => one.payment_intent === ref).map(({ amount }) => amount);
    await provider.refund(ref, 400, "first");
    stripe.forgetKeys();
    await provider.refund(ref, 400, "first");
    expect(refunded()).toEqual([400]);
    expect(await provider.read(ref)).toMatchObject({ status: "succeeded", amount_refunded: 400 });
    await provider.refund(ref, 499, "second");
    expect(refunded()).toEqual([400, 499]);
    await expect(provider.refund(ref, 101, "third")).rejects.toThrow(ProviderAway);
    expect(refunded()).toEqual([400, 499]);
  });

  it("[F-31] tells whoever starts the server that it is away, or refuses the key, without the key", async () => {
    expect(await set().check.look()).toBeNull();
    expect(await set("sk_test_wrong").check.look()).toBe(
      "Stripe refuses the key. See STRIPE_SECRET_KEY.",
    );
    stripe.goAway(true);
    expect(await set().check.look()).toBe("Stripe can’t be reached. Payments wait until it can.");
    await expect(set().provider.create(request())).rejects.toThrow(ProviderAway);
    stripe.goAway(false);
  });
});
