import { useEffect, useRef, useState } from "react";

/** One song of several that is listened to. */
export interface SongPreview {
  /** Its id; null while it is quiet. */
  readonly playing: string | null;
  /** Plays this one from its beginning, instead of another. */
  play(id: string, url: string): void;
  stop(): void;
}

/** Listening to songs, one at a time, until whoever listens leaves. */
export const usePreview = (): SongPreview => {
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const stop = () => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  };
  useEffect(() => () => audio.current?.pause(), []);
  const play = (id: string, url: string) => {
    audio.current?.pause();
    const element = new Audio(url);
    audio.current = element;
    setPlaying(id);
    const over = () => {
      if (audio.current === element) stop();
    };
    element.addEventListener("ended", over);
    element.addEventListener("error", over);
    void element.play().catch(over);
  };
  return { playing, play, stop };
};
