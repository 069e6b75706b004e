import { useSyncExternalStore } from "react";

const asked = () =>
  typeof window.matchMedia === "function" ? window.matchMedia("(min-width: 769px)") : null;
const listen = (hear: () => void) => {
  const media = asked();
  media?.addEventListener("change", hear);
  return () => media?.removeEventListener("change", hear);
};

/** Whether the chosen cover has room beside the others; one cover lives at a time, so that only one place draws it. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => asked()?.matches ?? true);
