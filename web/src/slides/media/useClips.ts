import { useState } from "react";
import type { ShownSlide } from "../shown.ts";
import { type Clip, clipsOf } from "./clips.ts";

/** The clips of a slide that play, without those that turned out not to be had. */
interface PlayedClips {
  readonly clips: readonly Clip[];
  /** The media among them. */
  readonly plays: readonly string[];
  lose(id: string): void;
}

export const useClips = (slide: ShownSlide): PlayedClips => {
  const [lost, setLost] = useState<readonly string[]>([]);
  const clips = clipsOf(slide).filter(({ id }) => !lost.includes(id));
  return {
    clips,
    plays: clips.map(({ id }) => id),
    lose: (id) => setLost((before) => [...before, id]),
  };
};
