import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { SlideBuilder } from "#core/app/index.ts";
import { modalOf } from "#core/domain/navigation/index.ts";

/**
 * Leaving the builder: by the cross, the back button or another address. What would be lost is asked about first
 * (BUILD-07, BUILD-15); a tab that closes asks the browser to ask while an upload runs.
 */
export const useLeaving = (builder: SlideBuilder, open: boolean, onClose: () => void) => {
  const [asked, setAsked] = useState<"upload" | "changes" | null>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      modalOf(nextLocation.pathname + nextLocation.search)?.name === "contribution-builder";
    return isOpen.current && !stays && builder.confirmLeaving !== null;
  });
  const blocked = blocker.state === "blocked";
  useEffect(() => {
    if (blocked) setAsked(builder.confirmLeaving);
  }, [blocked, builder]);

  useEffect(() => {
    if (!open) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (builder.confirmLeaving === "upload") event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [open, builder]);

  return {
    asked,
    /** The cross, Escape or the scrim. */
    ask: () => {
      const loses = builder.confirmLeaving;
      if (loses !== null) setAsked(loses);
      else void builder.discard().then(onClose);
    },
    stay: () => {
      setAsked(null);
      if (blocker.state === "blocked") blocker.reset();
    },
    leave: () => {
      setAsked(null);
      void builder.discard().then(() => {
        if (blocker.state === "blocked") blocker.proceed();
        else onClose();
      });
    },
  };
};
