import type { Story } from "#core/domain/story/index.ts";
import { Card } from "#web/components/index.ts";
import { type ShownSlide, SlideFace } from "#web/slides/index.ts";
import styles from "./FaceCard.module.css";

type FaceCardProps = {
  slide: ShownSlide;
  story: Pick<Story, "recipient_first_name"> | null;
  lifts?: boolean;
};

/** A slide printed on a card, as wide as its place. */
export const FaceCard = ({ slide, story, lifts }: FaceCardProps) => (
  <Card lifts={lifts} className={styles.card}>
    <span className={styles.face}>
      <SlideFace slide={slide} story={story} />
    </span>
  </Card>
);
