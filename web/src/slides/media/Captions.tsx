import { useEffect, useRef, useState } from "react";
import { type Caption, captionAt } from "#core/domain/media/index.ts";
import type { ShownSlide } from "../shown.ts";
import styles from "./Captions.module.css";

/** How often it is looked what is being said. Milliseconds. */
const often = 150;

type CaptionsProps = {
  captions: readonly Caption[];
  /** Where the clip is, in seconds. */
  at: () => number;
  isShown: boolean;
};

/** What is said in a clip, as it is said, over the foot of its slide; readers have all of it by {@link Spoken}. */
export const Captions = ({ captions, at, isShown }: CaptionsProps) => {
  const [text, say] = useState("");
  const now = useRef(at);
  useEffect(() => {
    now.current = at;
  });
  useEffect(() => {
    if (!isShown) return;
    const look = () => say(captionAt(captions, now.current())?.text ?? "");
    look();
    const timer = setInterval(look, often);
    return () => clearInterval(timer);
  }, [captions, isShown]);
  return isShown && text !== "" ? (
    <span className={styles.said} aria-hidden="true" data-caption="">
      <span>{text}</span>
    </span>
  ) : null;
};

/**
 * What is said in a slide’s clips, for readers all of it at once, whether it is seen or not, and whether its clip can be had
 * or not (WCAG 1.2.2).
 */
export const Spoken = ({ slide }: { slide: ShownSlide }) => {
  const said = slide.media.flatMap(({ captions }) => captions ?? []);
  if (said.length === 0) return null;
  return (
    <span className={styles.read} dir="auto">
      {said.map(({ text }) => text).join(" ")}
    </span>
  );
};
