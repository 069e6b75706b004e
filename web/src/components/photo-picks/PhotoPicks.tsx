import { AudioLines, Check, Trash2 } from "lucide-react";
import { Icon } from "../icon/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./PhotoPicks.module.css";

/** One photo or clip to pick, or to put back. */
export interface PhotoPick {
  readonly id: string;
  /** Address of its picture; null while there is none, and of a voice. */
  readonly url: string | null;
  /** The reader's name: "Photo 2". */
  readonly label: string;
  readonly isPicked: boolean;
  readonly disabled?: boolean;
  /** Written on it: how long it is. */
  readonly words?: string | undefined;
  /** What deletes it, by the reader's name; left out where it cannot be deleted. */
  readonly deletion?: { readonly label: string; readonly act: () => void } | undefined;
}

type PhotoPicksProps = { photos: readonly PhotoPick[]; onPick: (id: string) => void };

/** Photos or clips side by side, of which some are picked. */
export const PhotoPicks = ({ photos, onPick }: PhotoPicksProps) => (
  <ul className={styles.grid}>
    {photos.map(({ id, url, label, isPicked, disabled, words, deletion }) => (
      <li key={id} className={styles.pick}>
        <button
          type="button"
          className={styles.photo}
          aria-pressed={isPicked}
          aria-label={label}
          disabled={disabled}
          onClick={() => onPick(id)}
        >
          {url === null ? (
            <Icon of={AudioLines} size={40} />
          ) : (
            <img src={url} alt="" loading="lazy" />
          )}
          {words ? <span className={styles.words}>{words}</span> : null}
          {isPicked ? (
            <span className={styles.tick}>
              <Icon of={Check} size={18} />
            </span>
          ) : null}
        </button>
        {deletion ? (
          <button
            type="button"
            className={styles.delete}
            aria-label={deletion.label}
            onClick={deletion.act}
          >
            <Icon of={Trash2} size={18} />
          </button>
        ) : null}
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
