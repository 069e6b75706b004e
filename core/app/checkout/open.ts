import type { AppContext } from "../appContext.ts";
import { Checkout } from "./checkout.ts";

/** @param onPaid reads anew what was paid for */
export const openCheckout = (
  { ports, session }: AppContext,
  onPaid: () => unknown = () => undefined,
): Checkout => ports.observe(new Checkout(ports, session, onPaid));
