import { useEffect } from "react";
import type { Recipient } from "#core/app/index.ts";

/** Tells the model that somebody is there, by any pointer or key anywhere on the page (OPEN-165). */
export const useFirstGesture = (model: Recipient): void => {
  useEffect(() => {
    const gestures = ["pointerdown", "keydown"] as const;
    const receive = () => void model.receive();
    for (const gesture of gestures) document.addEventListener(gesture, receive, { capture: true });
    return () => {
      for (const gesture of gestures)
        document.removeEventListener(gesture, receive, { capture: true });
    };
  }, [model]);
};
