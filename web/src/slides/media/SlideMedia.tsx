import { Play } from "lucide-react";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "#web/words/index.ts";
import type { ClipWindow } from "../kinds/drawing.ts";
import { Captions } from "./Captions.tsx";
import type { Clip } from "./clips.ts";
import type { ClipDeck } from "./deck.ts";
import styles from "./SlideMedia.module.css";
import { useClip } from "./useClip.ts";

type SlideMediaProps = {
  clips: readonly Clip[];
  windows: readonly ClipWindow[];
  /** Null while the slide is not in hand: then it stands. */
  deck: ClipDeck | null;
  /** A clip cannot be had: its still is drawn instead. */
  onLost: (id: string) => void;
};

/** A little larger than its hole, so that nothing behind it is seen at the edge. */
const placed = ({ x, y, width, height }: ClipWindow): CSSProperties => ({
  left: `calc(${x}cqi - 1px)`,
  top: `calc(${y}cqi - 1px)`,
  width: `calc(${width}cqi + 2px)`,
  height: `calc(${height}cqi + 2px)`,
});

/** Where what is heard alone has its seal: the middle of the slide. */
const middle: CSSProperties = { inset: 0 };

/**
 * A slide’s clips below its drawing, which leaves holes for them (decision 0055): the browser’s own elements, on the
 * player’s clock, with its sound. Where the browser plays nothing unasked there is a seal to press, and the card waits.
 */
export const SlideMedia = ({
  clips,
  windows,
  deck,
  onLost,
  children,
}: SlideMediaProps & { children: ReactNode }) => (
  <span className={styles.media}>
    {heard(clips).map((clip) => (
      <SlideClip
        key={clip.id}
        clip={clip}
        window={windows.find(({ id }) => id === clip.id) ?? null}
        deck={deck}
        onLost={onLost}
      />
    ))}
    {children}
    {clips.map((clip) => (
      <Captions
        key={clip.id}
        captions={clip.captions}
        at={() => (deck?.at() ?? 0) - clip.from}
        isShown={deck?.showsCaptions ?? false}
      />
    ))}
    {clips.map((clip) => {
      const window = windows.find(({ id }) => id === clip.id);
      return clip.type === "image" && window ? (
        <MovingImage key={clip.id} clip={clip} window={window} deck={deck} />
      ) : null;
    })}
  </span>
);

const heard = (clips: readonly Clip[]) => clips.filter(({ type }) => type !== "image");

/** A picture that moves of itself, over the drawing once that lies still. */
const MovingImage = ({
  clip,
  window,
  deck,
}: Pick<SlideClipProps, "clip" | "deck"> & { window: ClipWindow }) => {
  const [isSeen, setSeen] = useState(false);
  const now = useRef(deck);
  useEffect(() => {
    now.current = deck;
  });
  useEffect(() => {
    const timer = setInterval(() => setSeen((now.current?.at() ?? 0) >= clip.from), 120);
    return () => clearInterval(timer);
  }, [clip.from]);
  const { x, y, width, height, turn } = window;
  const style = {
    left: `${x}cqi`,
    top: `${y}cqi`,
    width: `${width}cqi`,
    height: `${height}cqi`,
    rotate: `${turn ?? 0}deg`,
  };
  return isSeen ? <img src={clip.url} alt="" className={styles.image} style={style} /> : null;
};

type SlideClipProps = {
  clip: Clip;
  window: ClipWindow | null;
  deck: ClipDeck | null;
  onLost: (id: string) => void;
};

const SlideClip = ({ clip, window, deck, onLost }: SlideClipProps) => {
  const w = useWords();
  const { element, isRefused, start } = useClip(clip, deck, onLost);
  const place = window ? placed(window) : middle;
  return (
    <>
      {clip.type === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: what is said in it is shown by the slide
        <video
          ref={element as RefObject<HTMLVideoElement | null>}
          src={clip.url}
          poster={clip.poster ?? undefined}
          preload="auto"
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-label={w("slides.video")}
          className={styles.video}
          style={place}
          hidden={window === null}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what is said in it is shown by the slide
        <audio ref={element as RefObject<HTMLAudioElement | null>} src={clip.url} preload="auto" />
      )}
      {isRefused && deck && (deck.isSoundOn || clip.type === "video") ? (
        <span className={styles.asked} style={place}>
          <button
            type="button"
            className={styles.seal}
            aria-label={w(clip.type === "video" ? "slides.playVideo" : "slides.playSound")}
            onClick={start}
          >
            <Play aria-hidden="true" />
          </button>
        </span>
      ) : null}
    </>
  );
};

/** The same for calm people: the slide stands, and its clips play on request, by the browser’s own controls. */
export const CalmMedia = ({ clips, windows, deck, onLost }: SlideMediaProps) => {
  const w = useWords();
  const voices = clips.filter(({ type }) => type === "audio").length;
  return (
    <span className={styles.calm}>
      {heard(clips).map((clip, i) => {
        const window = windows.find(({ id }) => id === clip.id);
        const shared = {
          src: clip.url,
          controls: true,
          preload: "metadata",
          muted: deck ? !deck.isSoundOn : false,
          onPlay: () => deck?.hold(),
          onPause: () => deck?.release(),
          onEnded: () => deck?.release(),
          onError: () => onLost(clip.id),
        } as const;
        if (clip.type === "audio")
          return (
            <CalmClip
              key={clip.id}
              clip={clip}
              deck={deck}
              play={(own) => (
                <audio
                  {...shared}
                  {...own}
                  aria-label={w("slides.audio")}
                  className={styles.controls}
                  style={{ bottom: `${4 + (voices > 1 ? 12 * i : 0)}cqi` }}
                />
              )}
            />
          );
        return window ? (
          <CalmClip
            key={clip.id}
            clip={clip}
            deck={deck}
            play={(own) => (
              <video
                {...shared}
                {...own}
                playsInline
                poster={clip.poster ?? undefined}
                aria-label={w("slides.video")}
                className={styles.video}
                style={placed(window)}
              />
            )}
          />
        ) : null;
      })}
    </span>
  );
};

type Own = { onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => void };
type CalmClipProps = Pick<SlideClipProps, "clip" | "deck"> & { play: (own: Own) => ReactNode };

/** A clip under the browser’s own controls, with what is said in it: it stands still, so its captions are never in the way. */
const CalmClip = ({ clip, deck, play }: CalmClipProps) => {
  const at = useRef(-1);
  return (
    <>
      {play({
        onTimeUpdate: ({ currentTarget }) => {
          at.current = currentTarget.paused ? -1 : currentTarget.currentTime;
        },
      })}
      <Captions
        captions={clip.captions}
        at={() => at.current}
        isShown={deck?.showsCaptions ?? true}
      />
    </>
  );
};
