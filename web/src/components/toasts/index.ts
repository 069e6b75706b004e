export { Toasts, type ToastWords, toast } from "./Toasts.tsx";
