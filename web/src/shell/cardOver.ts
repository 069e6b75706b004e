import { useLayoutEffect } from "react";
import { useApp } from "../hooks/context.ts";

/**
 * While this stands, the card at this address is over, or was never there: what waited for its end may be said. It is
 * said from the first frame on: what comes to the foot of a window later moves what somebody is about to press.
 */
export const useCardOver = (isOver = true): void => {
  const { banners } = useApp().shell;
  useLayoutEffect(() => (isOver ? banners.endCard() : undefined), [banners, isOver]);
};
