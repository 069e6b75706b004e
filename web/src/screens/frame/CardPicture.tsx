import { occasionOf } from "#core/domain/occasion/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { CardCover, CardFace } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import styles from "./CardPicture.module.css";
import { coverSlideOf, titleOf } from "./card.ts";

/** A card among others: its cover as it is now. */
export const CardPicture = ({ story }: { story: Story }) => {
  const cover = coverSlideOf(story);
  if (!cover && story.cover_url) return <CardCover src={story.cover_url} alt="" />;
  return cover ? (
    <span className={styles.cover}>
      <SlideFace slide={cover} story={story} />
    </span>
  ) : (
    <CardFace tint={occasionOf(story.occasion).colour}>
      <p>{titleOf(story)}</p>
    </CardFace>
  );
};
