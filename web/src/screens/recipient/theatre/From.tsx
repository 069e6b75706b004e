import { type CSSProperties, useLayoutEffect, useRef } from "react";
import type { Slide } from "#core/domain/slide/index.ts";
import { type FoldMotion, makerOf, useHandwriting } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { recipientOf, type Seen } from "../names.ts";
import styles from "./From.module.css";

/** What the slide in hand is, in words: whom the card is for, who made it, or everyone; "" where nobody did. */
export const useCaption = (model: Seen, slide: Slide | null): string => {
  const w = useWords();
  if (slide === null) return "";
  const name = makerOf(slide);
  const to = recipientOf(model);
  if (slide.type === "title")
    return to === "" ? w("recipient.pageNobody") : w("recipient.page", { name: to });
  if (slide.type === "credits") return w("player.credits");
  return name === "" ? "" : w("player.from", { name });
};

type FromProps = { model: Seen; slide: Slide; motion: FoldMotion; index: number };

/** The line below the card: who it is from, in their own hand; it goes and comes with the fold. */
export const From = ({ model, slide, motion, index }: FromProps) => {
  const w = useWords();
  const line = useRef<HTMLParagraphElement>(null);
  const caption = useCaption(model, slide);
  useLayoutEffect(() => {
    const fade = (at: number) => {
      const far = Math.min(1, Math.abs(at - index));
      if (line.current) line.current.style.opacity = `${1 - Math.sin(far * Math.PI) * 0.9}`;
    };
    fade(motion.at);
    return motion.hear(fade);
  }, [motion, index]);
  const name = makerOf(slide);
  const hand = useHandwriting(slide, name);
  const isFrom = slide.type !== "title" && slide.type !== "credits" && name !== "";
  if (!isFrom)
    return (
      <p ref={line} className={styles.from}>
        <span className={styles.title} dir="auto">
          {caption}
        </span>
      </p>
    );
  // the words around the name, wherever a language puts it
  const [before = "", after = ""] = w("player.from", { name: "\u0000" }).split("\u0000");
  return (
    <p ref={line} className={styles.from}>
      {before.trim() === "" ? null : <span className={styles.word}>{before.trim()}</span>}
      <b
        className={styles.hand}
        dir="auto"
        data-written={hand ? "" : undefined}
        style={{ "--signs": name.length, ...hand } as CSSProperties}
      >
        {name}
      </b>
      {after.trim() === "" ? null : <span className={styles.word}>{after.trim()}</span>}
    </p>
  );
};
