import type { Page } from "@playwright/test";
import type { PaidTier, TestOutcome } from "#core/domain/payment/index.ts";
import { expect, say } from "./see.ts";

const plans: Readonly<Record<PaidTier, string>> = { starter: "Starter", unlimited: "Unlimited" };

/** What somebody does where they pay, in a dialog or on a page. */
export const tillOf = (page: Page) => {
  const press = (name: string | RegExp) =>
    page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  return {
    press,
    choose: (tier: PaidTier) => press(say("checkout.choose", { plan: plans[tier] })),
    /** Tries the test card that ends so. */
    pay: async (outcome: TestOutcome) => {
      await page.getByRole("radio", { name: say("checkout.outcome", { outcome }) }).check();
      await press(/^Pay £/);
    },
    /** @param price as it stands on the button */
    asksFor: (price: string) =>
      expect(page.getByRole("button", { name: say("checkout.pay", { price }) })).toBeVisible(),
    /** The words beside the form, which has come back. */
    refuses: (words: string) =>
      expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible(),
    isAsked: () => expect(heading(say("checkout.question"))).toBeFocused(),
    answer: (isMe: boolean) => press(say(isMe ? "checkout.approve" : "checkout.decline")),
    isPaid: () => expect(heading(say("checkout.done"))).toBeFocused(),
  };
};
