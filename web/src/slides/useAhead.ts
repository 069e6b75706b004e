import { useEffect } from "react";
import type { Slide } from "#core/domain/slide/index.ts";
import { say } from "#web/words/index.ts";

/** Has all that draws a card’s slides fetched while it is played (`fetchAhead`). */
export const useAhead = (slides: readonly Slide[], isCalm: boolean): void => {
  useEffect(() => {
    let end = () => {};
    let gone = false;
    import("./ahead.ts").then(
      ({ fetchAhead }) => {
        if (!gone) end = fetchAhead(slides, isCalm, say);
      },
      // each slide asks for itself
      () => undefined,
    );
    return () => {
      gone = true;
      end();
    };
  }, [slides, isCalm]);
};
