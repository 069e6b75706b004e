import { useEffect } from "react";
import type { Player } from "#core/app/index.ts";

/** Space and arrows play the card (OPEN-134), unless a control has them. */
export const useKeys = (player: Player): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest("input, textarea, select, [role=dialog], [role=menu]")) return;
      if (event.key === "ArrowRight") player.next();
      else if (event.key === "ArrowLeft") player.previous();
      else if (event.key === " " && !on?.closest("button, a")) player.toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [player]);
};
