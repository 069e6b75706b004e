import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "#core/domain/navigation/index.ts";
import type { Api } from "#core/operations/index.ts";
import { owned, press } from "#web/testing/owned.tsx";

/** Stripe's script, as far as the form knows it: what was asked of it, and how trying a card ends there. */
const stripe = vi.hoisted(() => ({
  asked: [] as unknown[],
  isAway: false,
  confirm: async (): Promise<{ error?: { type: string } }> => ({}),
}));
vi.mock("@stripe/stripe-js", () => ({
  loadStripe: async (key: string) => {
    if (stripe.isAway) throw new Error("Failed to load Stripe.js");
    stripe.asked.push(key);
    const element = {
      on: (event: string, hear: () => void) => {
        if (event === "ready") setTimeout(hear);
      },
      mount: (box: HTMLElement) => box.append("Card number"),
      destroy: () => undefined,
    };
    return {
      elements: ({ clientSecret }: { clientSecret: string }) => {
        stripe.asked.push(clientSecret);
        return { create: () => element, getElement: () => element };
      },
      confirmPayment: () => stripe.confirm(),
    };
  },
}));

beforeEach(() => {
  stripe.asked = [];
  stripe.isAway = false;
});

/** The upgrade of Olive's card, where cards are paid with at Stripe. */
const upgrade = async () => {
  const world = await owned();
  await world.asOlive();
  const editor = await world.editor();
  const { session } = world.app;
  const { api } = session;
  let secret = "";
  const asStripe = async (name: string, ...more: unknown[]) => {
    const answer = await (api as never as (...all: unknown[]) => Promise<object>)(name, ...more);
    if (name !== "pay" || !("value" in answer)) return answer;
    const value = answer.value as { client_secret: string };
    secret = value.client_secret;
    return { ...answer, value: { ...value, provider: "stripe", publishable_key: "pk_test_1" } };
  };
  (session as { api: Api }).api = asStripe as never as Api;
  const shown = await world.over(paths.edit(world.id), { editor }, "upgrade", {});
  /** What Stripe does when this card is tried. */
  const pays = (number: string) =>
    api("confirmTestPayment", { body: { client_secret: secret, number } });
  return { shown, editor, pays, secret: () => secret };
};

test("[PAY-18] a plan is paid in Stripe’s own form, and had once the server says so", async () => {
  const { shown, editor, pays, secret } = await upgrade();
  await press(shown, "Choose Starter");
  await screen.findByText("Card number");
  expect(stripe.asked).toEqual(["pk_test_1", secret()]);
  expect(screen.queryByText(/^Test mode/)).toBeNull();
  const button = screen.getByRole("button", { name: "Pay £4.99" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));

  stripe.confirm = async () => ({ error: { type: "validation_error" } });
  await userEvent.click(button);
  expect(screen.queryByText(/didn’t go through/)).toBeNull();

  stripe.confirm = async () => ({ error: { type: "card_error" } });
  await userEvent.click(button);
  await screen.findByText(
    "Your payment didn’t go through. You have not been charged. Please try again.",
  );
  expect(editor.story?.product_tier).toBe("free");

  stripe.confirm = async () => {
    await pays("4242 4242 4242 4242");
    return {};
  };
  await userEvent.click(button);
  await screen.findByRole("heading", { name: "Thank you!" });
  expect(editor.story?.product_tier).toBe("starter");
  act(() => editor.close());
});

test("[PAY-18] where Stripe’s script can’t be had, it is said and asked for again", async () => {
  stripe.isAway = true;
  const { shown, editor } = await upgrade();
  await press(shown, "Choose Starter");
  await screen.findByText("We can’t open the payment form right now. You haven’t been charged.");
  expect(screen.queryByRole("button", { name: "Pay £4.99" })).toBeNull();
  stripe.isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Card number");
  const button = screen.getByRole("button", { name: "Pay £4.99" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  act(() => editor.close());
});
