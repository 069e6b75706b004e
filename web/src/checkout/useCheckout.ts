import { useLayoutEffect } from "react";
import { type Checkout, openCheckout } from "#core/app/index.ts";
import { useModel } from "../hooks/context.ts";

/**
 * Paying in a dialog, which stays mounted once it is closed: what was paid for is thanked for until it closes, and what is
 * under way goes on. @param onPaid reads anew what was paid for
 */
export const useCheckout = (isOpen: boolean, key: string, onPaid?: () => unknown): Checkout => {
  const checkout = useModel((app) => openCheckout(app, onPaid), key);
  useLayoutEffect(() => {
    if (isOpen) checkout.renew();
  }, [isOpen, checkout]);
  return checkout;
};
