import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Take } from "#core/app/index.ts";
import styles from "./Stills.module.css";

const stills = 8;
const size = { width: 160, height: 104 };

/** Draws stills of a clip side by side, one after another; what can't be had stays dark. */
const drawStills = (url: string, seconds: number, canvas: HTMLCanvasElement): (() => void) => {
  const video = document.createElement("video");
  const ink = canvas.getContext("2d");
  video.muted = true;
  video.preload = "auto";
  let at = 0;
  const next = () => {
    video.currentTime = ((at + 0.5) / stills) * seconds;
  };
  const draw = () => {
    const { videoWidth: w, videoHeight: h } = video;
    const scale = Math.max(size.width / w, size.height / h);
    const [sw, sh] = [size.width / scale, size.height / scale];
    const x = at * size.width;
    ink?.drawImage(video, (w - sw) / 2, (h - sh) / 2, sw, sh, x, 0, size.width, size.height);
    at++;
    if (at < stills) next();
  };
  video.addEventListener("loadeddata", next, { once: true });
  video.addEventListener("seeked", draw);
  video.src = url;
  return () => {
    video.removeEventListener("seeked", draw);
    video.removeAttribute("src");
    video.load();
  };
};

/** The clip in stills, with a line where it is now: what is scrubbed over. */
export const Stills = observer(({ take }: { take: Take }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { playback, previewUrl } = take;
  useEffect(() => {
    const place = canvas.current;
    return place ? drawStills(previewUrl, playback.length, place) : undefined;
  }, [previewUrl, playback.length]);
  const part = playback.length > 0 ? playback.position / playback.length : 0;
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.stills}
        width={stills * size.width}
        height={size.height}
      />
      <i className={styles.head} style={{ insetInlineStart: `${part * 100}%` }} />
    </>
  );
});
