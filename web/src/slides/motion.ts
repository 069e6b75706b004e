import { useSyncExternalStore } from "react";

const asked = () =>
  typeof window.matchMedia === "function"
    ? window.matchMedia("(prefers-reduced-motion: reduce)")
    : null;
const listen = (hear: () => void) => {
  const media = asked();
  media?.addEventListener("change", hear);
  return () => media?.removeEventListener("change", hear);
};

/** Whether this person asked for calm; unknown where the page is only painted. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => asked()?.matches ?? false,
    () => false,
  );
