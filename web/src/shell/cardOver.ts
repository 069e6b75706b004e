import { useEffect } from "react";
import { useApp } from "../hooks/context.ts";

/** While this stands, the card at this address is over, or was never there: what waited for its end may be said. */
export const useCardOver = (isOver = true): void => {
  const { banners } = useApp().shell;
  useEffect(() => (isOver ? banners.endCard() : undefined), [banners, isOver]);
};
