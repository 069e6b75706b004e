import { type RefObject, useEffect, useRef, useState } from "react";
import { followClip } from "#core/app/index.ts";
import type { Clip } from "./clips.ts";
import type { ClipDeck } from "./deck.ts";

/** How often an element is compared with its clock while it plays. Milliseconds. */
const often = 120;
/** The longest that the card waits for more of a clip; then it goes on with its still. Milliseconds. */
const longest = 12_000;

/** How an element plays its clip. */
interface Followed {
  readonly element: RefObject<HTMLMediaElement | null>;
  /** The browser wants to be asked: by `start`, where somebody pressed something. */
  readonly isRefused: boolean;
  start(): void;
}

const isEnough = (element: HTMLMediaElement): boolean =>
  element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

/** What the element knows of its length: nothing while it is loading, and of a stream. */
const ownOf = ({ duration }: HTMLMediaElement): number | null =>
  Number.isFinite(duration) && duration > 0 ? duration : null;

/** Makes an element follow the clock of its slide. */
export const useClip = (
  clip: Clip,
  deck: ClipDeck | null,
  onLost: (id: string) => void,
): Followed => {
  const element = useRef<HTMLMediaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const now = useRef({ clip, deck, onLost, isRefused });
  const follow = useRef(() => {});
  useEffect(() => {
    now.current = { clip, deck, onLost, isRefused };
    follow.current();
  });

  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    // given back before, where React mounts it twice
    if (!media.hasAttribute("src")) media.src = now.current.clip.url;
    let waitsSince: number | null = null;
    let isHolding = false;
    let isStarting = false;
    let wasSoundOn = now.current.deck?.isSoundOn ?? true;
    /** It is given back, or cannot be had. */
    let gone = false;
    const hold = (holds: boolean) => {
      const { deck } = now.current;
      if (holds === isHolding) return;
      isHolding = holds;
      if (holds) deck?.hold();
      else deck?.release();
    };
    const lose = () => {
      if (gone) return;
      gone = true;
      hold(false);
      now.current.onLost(now.current.clip.id);
    };
    const run = () => {
      if (isStarting) return;
      isStarting = true;
      // nothing is promised by old engines
      Promise.resolve(media.play()).then(
        () => {
          isStarting = false;
        },
        (error: unknown) => {
          isStarting = false;
          const name = error instanceof Error ? error.name : "";
          if (name === "NotAllowedError") setRefused(true);
          else if (name !== "AbortError") lose();
        },
      );
    };
    follow.current = () => {
      if (gone) return;
      const { clip, deck, isRefused } = now.current;
      if (deck === null) {
        if (!media.paused) media.pause();
        return;
      }
      // whoever turns the sound on has pressed something
      if (deck.isSoundOn && !wasSoundOn) setRefused(false);
      wasSoundOn = deck.isSoundOn;
      // what nobody would hear is not waited for
      const isAsking = isRefused && (deck.isSoundOn || clip.type === "video");
      const order = followClip({
        t: deck.at(),
        from: clip.from,
        length: clip.length,
        isPassing: deck.isPassing(),
        at: media.currentTime,
        own: ownOf(media),
        // one that was told to run may take a while until it does
        isReady: isEnough(media) && !media.paused && !isStarting,
        isSeeking: media.seeking,
        isRefused: isAsking,
      });
      media.muted = !deck.isSoundOn;
      if (order.seek !== null && media.readyState > 0) media.currentTime = order.seek;
      if (media.playbackRate !== order.rate) media.playbackRate = order.rate;
      if (!order.runs && !media.paused) media.pause();
      if (order.runs && media.paused && !media.ended && !isRefused) run();
      hold(order.holds);
      const isStuck = order.holds && !isAsking;
      waitsSince = isStuck ? (waitsSince ?? performance.now()) : null;
      if (waitsSince !== null && performance.now() - waitsSince > longest) lose();
    };
    const hear = () => follow.current();
    const events = ["loadedmetadata", "canplay", "playing", "waiting", "seeked", "ended"] as const;
    for (const event of events) media.addEventListener(event, hear);
    media.addEventListener("error", lose);
    if (media.error) lose();
    const timer = setInterval(hear, often);
    follow.current();
    return () => {
      gone = true;
      clearInterval(timer);
      for (const event of events) media.removeEventListener(event, hear);
      media.removeEventListener("error", lose);
      follow.current = () => {};
      hold(false);
      // what it has of the file is given back at once
      media.pause();
      media.removeAttribute("src");
      media.load();
    };
  }, []);

  const start = () => {
    setRefused(false);
    const media = element.current;
    if (media === null) return;
    media.muted = !(now.current.deck?.isSoundOn ?? true);
    // within what was pressed: only there a browser allows it
    Promise.resolve(media.play()).catch(() => setRefused(true));
  };
  return { element, isRefused, start };
};
