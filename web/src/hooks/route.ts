import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { matchRoute } from "#core/domain/navigation/index.ts";
import { breakpointAt } from "#core/domain/viewport/index.ts";
import type { Message } from "#core/kernel/index.ts";

/** The row of the table of routes that the address belongs to, and its parameters. */
export const useRoute = () => matchRoute(useLocation().pathname);

const listen = (hear: () => void) => {
  window.addEventListener("resize", hear);
  return () => window.removeEventListener("resize", hear);
};
/** Read once until the window has another size: asking lays the page out, in the middle of what React does (P3). */
let isMobile: boolean | undefined;
globalThis.addEventListener?.("resize", () => {
  isMobile = undefined;
});
const read = (): boolean => {
  isMobile ??= breakpointAt(window.innerWidth).isMobile;
  return isMobile;
};
/** Whether the window is as narrow as a phone's (SHELL-33). */
export const useMobile = (): boolean => useSyncExternalStore(listen, read);

/** What the route is called (ROUTE-36..41 on phones). */
export const useRouteTitle = (): Message => {
  const { route } = useRoute();
  const isMobile = useMobile();
  return (isMobile ? route.mobileTitle : undefined) ?? route.title;
};
