export { Toasts } from "./Toasts.tsx";
export { type ToastWords, toast } from "./told.ts";
