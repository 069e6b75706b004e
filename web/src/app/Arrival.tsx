import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { matchRoute, type ScreenName } from "#core/domain/navigation/index.ts";
import { arriveAtHeading, scrollBack } from "../hooks/arrival.ts";
import { rememberScroll, scrollOf } from "./scroll.ts";

/** Screens whose routes are tabs of one place. */
const tabbed: readonly ScreenName[] = ["account", "contributor", "home", "send", "shop"];
const isTab = (from: string, to: string): boolean => {
  const [a, b] = [matchRoute(from), matchRoute(to)];
  const { screen } = a.route;
  const isSame = a.params.token === b.params.token && a.params.id === b.params.id;
  return screen === b.route.screen && tabbed.includes(screen) && isSame;
};

/** An entry of the history; the first of every page that is loaded anew has the same key. */
const entryOf = ({ pathname, key }: { pathname: string; key: string }) => `${key} ${pathname}`;

/**
 * Coming to a screen: it begins at its top and, for keyboard and reader, at its heading; going back comes back to where
 * one was. A modal, a tab of the same place or an anchor is no new screen.
 */
export const Arrival = () => {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const last = useRef({ pathname, key });

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const leave = () => rememberScroll(entryOf(last.current));
    window.addEventListener("pagehide", leave);
    window.addEventListener("scroll", leave, { passive: true });
    const stop = scrollBack(scrollOf(entryOf(last.current)));
    return () => {
      stop();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("scroll", leave);
    };
  }, []);

  useEffect(() => {
    const from = last.current;
    last.current = { pathname, key };
    if (from.key === key || from.pathname === pathname || isTab(from.pathname, pathname)) return;
    const stopLooking = arriveAtHeading();
    if (how === "POP") {
      const stop = scrollBack(scrollOf(entryOf({ pathname, key })));
      return () => {
        stop();
        stopLooking();
      };
    }
    if (hash === "") window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    return stopLooking;
  }, [pathname, hash, key, how]);
  return null;
};
