import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Checkout } from "#core/app/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Button, ErrorState, Progress, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

interface Form {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}
type Loading = "loading" | "ready" | "away";

/** Puts Stripe’s own form into a box; its script comes from Stripe, when the form is shown and not before. */
const useStripeForm = (
  box: RefObject<HTMLDivElement | null>,
  publishableKey: string,
  clientSecret: string,
) => {
  const [loading, setLoading] = useState<Loading>("loading");
  const [attempt, setAttempt] = useState(1);
  const form = useRef<Form>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false;
    setLoading("loading");
    const open = async (): Promise<void> => {
      // whoever imports it asks Stripe for its script
      const { loadStripe } = await import("@stripe/stripe-js");
      const stripe = await loadStripe(publishableKey);
      if (isLeft || !box.current) return;
      if (stripe === null) throw new Error("there is no page");
      const elements = stripe.elements({ clientSecret });
      const element = elements.create("payment");
      element.on("ready", () => setLoading("ready"));
      element.on("loaderror", () => setLoading("away"));
      element.mount(box.current);
      form.current = { stripe, elements };
    };
    open().catch(() => {
      if (!isLeft) setLoading("away");
    });
    return () => {
      isLeft = true;
      form.current?.elements.getElement("payment")?.destroy();
      form.current = null;
    };
  }, [box, publishableKey, clientSecret, attempt]);
  return { loading, form, again: () => setAttempt(attempt + 1) };
};

type StripeFormProps = {
  checkout: Checkout;
  publishableKey: string;
  clientSecret: string;
};

/** The card’s number is typed into Stripe’s form, and never reaches this page (PAY-18). */
export const StripeForm = observer(
  ({ checkout, publishableKey, clientSecret }: StripeFormProps) => {
    const w = useWords();
    const box = useRef<HTMLDivElement>(null);
    const { loading, form, again } = useStripeForm(box, publishableKey, clientSecret);
    const [isTrying, setTrying] = useState(false);
    const price = formatMoney(checkout.payment?.amount_total ?? 0);

    const submit = async (): Promise<void> => {
      if (!form.current || isTrying) return;
      setTrying(true);
      checkout.error = null;
      const { stripe, elements } = form.current;
      try {
        const { error } = await stripe.confirmPayment({
          elements,
          redirect: "if_required",
          confirmParams: { return_url: window.location.href },
        });
        // what is missing in a field is said beside it, by Stripe
        if (error?.type === "validation_error") return;
        await checkout.heardFromProvider(error === undefined);
      } finally {
        setTrying(false);
      }
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={4}>
          {loading === "loading" ? (
            <Progress
              value={undefined}
              label={w("checkout.opening")}
              words={w("checkout.opening")}
            />
          ) : null}
          {loading === "away" ? (
            <ErrorState words={w("checkout.away")} retry={w("shell.tryAgain")} onRetry={again} />
          ) : null}
          <div ref={box} />
          {loading === "away" ? null : (
            <Button kind="primary" wide type="submit" disabled={loading !== "ready" || isTrying}>
              {isTrying ? w("checkout.waiting") : w("checkout.pay", { price })}
            </Button>
          )}
        </Stack>
      </form>
    );
  },
);
