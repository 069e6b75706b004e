import { ExternalLink } from "lucide-react";
import { useWords } from "#web/words/index.ts";
import type { ShownSlide } from "../shown.ts";
import type { ClipDeck } from "./deck.ts";
import styles from "./SongLink.module.css";

type SongLinkProps = {
  slide: Pick<ShownSlide, "type" | "song">;
  /** The slide is in hand by this; without one there is nothing to press. */
  deck: ClipDeck | null | undefined;
  /** Something else is pressed at its foot. */
  isRaised?: boolean | undefined;
};

/** The way from a music slide in hand to its whole song at its provider (SEARCH-02, SLIDE-29); the card waits meanwhile. */
export const SongLink = ({ slide, deck, isRaised = false }: SongLinkProps) => {
  const w = useWords();
  const url = slide.type === "music" ? slide.song?.link_url : null;
  if (!deck || !url) return null;
  return (
    <span className={styles.foot} data-raised={isRaised ? "" : undefined}>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={styles.link}
        onClick={() => deck.pause()}
      >
        <span>
          {w("slides.songAt")}
          <ExternalLink aria-hidden="true" />
        </span>
      </a>
    </span>
  );
};
