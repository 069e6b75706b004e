export { Paying } from "./Paying.tsx";
export { useCheckout } from "./useCheckout.ts";
