export { stripeCheck } from "./check.ts";
export { stripeNotices } from "./notices.ts";
export { type StripeOptions, stripeClient, stripeProvider } from "./provider.ts";
