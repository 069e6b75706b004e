export { closeToast, Toasts, type ToastWords, toast } from "./Toasts.tsx";
