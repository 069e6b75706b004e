import { ExternalLink } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import type { Caption } from "#core/domain/media/index.ts";
import { Icon } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import {
  type ShownGif,
  type ShownMedium,
  type ShownSong,
  useReducedMotion,
} from "#web/slides/index.ts";
import { language, useWords } from "#web/words/index.ts";
import styles from "./Reader.module.css";
import { vttOf } from "./vtt.ts";

type Sized = Pick<ShownMedium, "width" | "height">;

/** Its place is kept while a picture is on its way. */
const shaped = ({ width, height }: Sized): CSSProperties | undefined =>
  width && height ? ({ "--shape": width / height } as CSSProperties) : undefined;

/** A photo whole, as it was taken; where it cannot be had its place says so. */
export const Photo = ({ photo, n }: { photo: ShownMedium; n: number }) => {
  const w = useWords();
  const [isLost, setLost] = useState(false);
  if (isLost || photo.url === null) return <p className={styles.lost}>{w("slides.photoLost")}</p>;
  return (
    <img
      src={photo.url}
      alt={w("slides.photo", { n })}
      style={shaped(photo)}
      loading="lazy"
      decoding="async"
      className={styles.photo}
      onError={() => setLost(true)}
    />
  );
};

/** A GIF; for calm people its first picture. */
export const Gif = ({ gif, words }: { gif: ShownGif; words: string }) => {
  const isCalm = useReducedMotion();
  return (
    <img
      src={isCalm ? (gif.still_url ?? gif.url) : gif.url}
      alt={words}
      width={gif.width}
      height={gif.height}
      loading="lazy"
      className={styles.gif}
    />
  );
};

/** Captions as a file of the page, as long as they are shown. */
const useTrack = (captions: readonly Caption[]): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  const vtt = captions.length === 0 ? "" : vttOf(captions);
  useEffect(() => {
    if (vtt === "") return;
    const made = URL.createObjectURL(new Blob([vtt], { type: "text/vtt" }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [vtt]);
  return url;
};

/** A voice or a video by the browser’s own controls, and what is said in it in words; on paper, that it is there. */
export const SpokenClip = ({ medium }: { medium: ShownMedium }) => {
  const w = useWords();
  const [isLost, setLost] = useState(false);
  const { type, url, mp4_url, thumbnail_url: poster, duration } = medium;
  const captions = medium.captions ?? [];
  const track = useTrack(captions);
  const source = mp4_url ?? url;
  const isVideo = type === "video";
  const label = w(isVideo ? "slides.video" : "slides.audio");
  const shared = { src: source ?? undefined, controls: true, onError: () => setLost(true) };
  return (
    <figure className={styles.clip}>
      {source === null || isLost ? (
        <p className={styles.lost}>{w(isVideo ? "reader.videoLost" : "reader.audioLost")}</p>
      ) : isVideo ? (
        <video
          {...shared}
          preload="none"
          playsInline
          poster={poster ?? undefined}
          style={shaped(medium)}
          aria-label={label}
          className={styles.video}
        >
          {track ? <track kind="captions" src={track} srcLang={language()} default /> : null}
        </video>
      ) : (
        <audio {...shared} preload="metadata" aria-label={label} className={styles.audio} />
      )}
      {isVideo && poster ? <img src={poster} alt="" className={styles.poster} /> : null}
      <OnPaper>
        {label}
        {duration ? `, ${lengthWords(duration)}` : null}
      </OnPaper>
      {captions.length > 0 ? (
        <figcaption className={styles.said} dir="auto">
          {captions.map(({ text }) => text).join(" ")}
        </figcaption>
      ) : null}
    </figure>
  );
};

/** What is heard of a song, and where its provider has all of it. */
export const Song = ({ song }: { song: ShownSong }) => {
  const w = useWords();
  return (
    <figure className={styles.clip}>
      {song.audio_url ? (
        // biome-ignore lint/a11y/useMediaCaption: a piece of music
        <audio
          src={song.audio_url}
          controls
          preload="metadata"
          aria-label={w("slides.music")}
          className={styles.audio}
        />
      ) : null}
      {song.link_url ? (
        <a href={song.link_url} target="_blank" rel="noreferrer" className={styles.link}>
          {w("slides.songAt")}
          <Icon of={ExternalLink} size={18} />
        </a>
      ) : null}
    </figure>
  );
};

const OnPaper = ({ children }: { children: ReactNode }) => (
  <p className={styles.onPaper} aria-hidden="true">
    {children}
  </p>
);
