export { Paying } from "./Paying.tsx";
export { TestBadge } from "./TestBadge.tsx";
export { useCheckout } from "./useCheckout.ts";
