import { useEffect, useEffectEvent } from "react";

/** Tells a model that somebody is there, by any pointer or key anywhere on the page (OPEN-165). */
export const useFirstGesture = (arrive: () => Promise<void>): void => {
  const tell = useEffectEvent(() => void arrive());
  useEffect(() => {
    const gestures = ["pointerdown", "keydown"] as const;
    const hear = () => tell();
    for (const gesture of gestures) document.addEventListener(gesture, hear, { capture: true });
    return () => {
      for (const gesture of gestures)
        document.removeEventListener(gesture, hear, { capture: true });
    };
  }, []);
};
