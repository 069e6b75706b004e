import { Check } from "lucide-react";
import { Icon } from "../icon/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./PhotoPicks.module.css";

/** One photo to pick, or to put back. */
export interface PhotoPick {
  readonly id: string;
  /** Address of its picture; null while there is none. */
  readonly url: string | null;
  /** The reader's name: "Photo 2". */
  readonly label: string;
  readonly isPicked: boolean;
  readonly disabled?: boolean;
}

type PhotoPicksProps = { photos: readonly PhotoPick[]; onPick: (id: string) => void };

/** Photos side by side, of which some are picked. */
export const PhotoPicks = ({ photos, onPick }: PhotoPicksProps) => (
  <ul className={styles.grid}>
    {photos.map(({ id, url, label, isPicked, disabled }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.photo}
          aria-pressed={isPicked}
          aria-label={label}
          disabled={disabled}
          onClick={() => onPick(id)}
        >
          <img src={url ?? ""} alt="" loading="lazy" />
          {isPicked ? (
            <span className={styles.tick}>
              <Icon of={Check} size={18} />
            </span>
          ) : null}
        </button>
      </li>
    ))}
  </ul>
);

const places = ["a", "b", "c", "d", "e", "f"];

/** Their places, while it is not known what is in them. */
export const PhotoPicksLoading = () => (
  <div className={styles.grid} aria-busy="true">
    {places.map((place) => (
      <Skeleton key={place} shape="photo" />
    ))}
  </div>
);
