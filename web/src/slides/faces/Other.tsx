import {
  AudioLines,
  CalendarHeart,
  Film,
  type LucideIcon,
  MapPin,
  Music,
  Newspaper,
  PartyPopper,
  StickyNote,
} from "lucide-react";
import type { SlideType } from "#core/domain/slide/index.ts";
import { topStory, yearOf } from "#core/domain/slide/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { makerOf, type ShownSlide } from "../shown.ts";
import styles from "./Other.module.css";
import { vars } from "./paper.ts";

type Plain = Exclude<SlideType, "text" | "photos" | "credits" | "title" | "legacy">;
const signs: Readonly<
  Record<Plain, { icon: LucideIcon; tint: string; ink: string; words: WordKey }>
> = {
  audio: { icon: AudioLines, tint: "#d3e6dc", ink: "#1f6650", words: "slides.audio" },
  video: { icon: Film, tint: "#2b2430", ink: "#fff6ea", words: "slides.video" },
  giphy: { icon: PartyPopper, tint: "#f6ead6", ink: "#d2333f", words: "slides.giphy" },
  location: { icon: MapPin, tint: "#e8d6ad", ink: "#a9442f", words: "slides.location" },
  music: { icon: Music, tint: "#f3e2ef", ink: "#7a2f6b", words: "slides.music" },
  news: { icon: Newspaper, tint: "#f1ece2", ink: "#2b2140", words: "slides.news" },
  date: { icon: CalendarHeart, tint: "#dbe4ee", ink: "#2d4f73", words: "slides.date" },
};
const note = { icon: StickyNote, tint: "#fffdf9", ink: "#2b2140", words: "slides.note" } as const;

/** A slide of a kind that is told by its sign and its words. */
export const Other = ({ slide }: { slide: ShownSlide }) => {
  const w = useWords();
  const sign = Object.hasOwn(signs, slide.type) ? signs[slide.type as Plain] : note;
  const Icon = sign.icon;
  const title = slide.title?.trim() || slide.location_name?.trim() || w(sign.words);
  const under = slide.subtitle?.trim() || makerOf(slide);
  return (
    <span className={styles.place}>
      <span
        className={styles.paper}
        data-type={slide.type}
        style={vars({ tint: sign.tint, mark: sign.ink })}
      >
        {slide.type === "news" ? (
          <span className={styles.head}>{topStory(yearOf(slide.date) ?? undefined)}</span>
        ) : null}
        <Icon aria-hidden="true" className={styles.sign} strokeWidth={1.5} />
        <b dir="auto">{title}</b>
        {slide.type === "news" && slide.description ? (
          <span className={styles.story} dir="auto">
            {slide.description}
          </span>
        ) : null}
        {under ? <small dir="auto">{under}</small> : null}
      </span>
    </span>
  );
};
