import { type RefObject, useEffect, useRef } from "react";
import type { Take } from "#core/app/index.ts";

/** Lets the element play what the model says, and tells it when it has ended. */
export const useClip = <E extends HTMLMediaElement>(take: Take): RefObject<E | null> => {
  const element = useRef<E>(null);
  const { playback } = take;
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    const end = () => playback.end();
    player.addEventListener("ended", end);
    playback.attach(player);
    return () => {
      player.removeEventListener("ended", end);
      playback.attach(null);
    };
  }, [playback]);
  return element;
};
