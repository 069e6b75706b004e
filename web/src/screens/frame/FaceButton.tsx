import type { Story } from "#core/domain/story/index.ts";
import type { ShownSlide } from "#web/slides/index.ts";
import styles from "./FaceCard.module.css";
import { FaceCard } from "./FaceCard.tsx";

type FaceButtonProps = {
  slide: ShownSlide;
  story: Pick<Story, "recipient_first_name"> | null;
  label: string;
  onOpen: () => void;
};

/** A slide on a card that opens: what is printed on it is read as itself, the button over it says what it does. */
export const FaceButton = ({ slide, story, label, onOpen }: FaceButtonProps) => (
  <div className={styles.opens}>
    <FaceCard slide={slide} story={story} />
    <button type="button" aria-label={label} onClick={onOpen} />
  </div>
);
