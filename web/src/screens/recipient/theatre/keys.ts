import { useEffect } from "react";
import type { Player } from "#core/app/index.ts";

/**
 * Space and arrows play the card, Home and End go to its first and last slide, M turns the sound on and off, C the captions, and Escape
 * leaves (OPEN-134), unless a control has them.
 */
export const useKeys = (player: Player, leave: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest("input, textarea, select, [role=dialog], [role=menu]")) return;
      if (event.key === "ArrowRight") player.next();
      else if (event.key === "ArrowLeft") player.previous();
      else if (event.key === "Home") player.goTo(0);
      else if (event.key === "End") player.goTo(player.slides.length - 1);
      else if (event.key.toLowerCase() === "m" && player.hasSound) player.toggleSound();
      else if (event.key.toLowerCase() === "c" && player.hasCaptions) player.toggleCaptions();
      // in full screen it is the browser’s own
      else if (event.key === "Escape" && document.fullscreenElement === null) leave();
      else if (event.key === " " && !on?.closest("button, a")) player.toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [player, leave]);
};
