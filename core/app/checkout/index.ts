export { Checkout, type CheckoutStep, type Order } from "./checkout.ts";
export { openCheckout } from "./open.ts";
