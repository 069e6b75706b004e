import { Check } from "lucide-react";
import { Icon } from "../icon/index.ts";
import styles from "./Back.module.css";

type SavedNoteProps = {
  /** "Saving", "Not saved yet"; null when everything is. */
  pending: string | null;
  saved: string;
};

/** Under the title of a work bar: whether the work is saved, said as it changes. */
export const SavedNote = ({ pending, saved }: SavedNoteProps) => (
  <span role="status" className={styles.saved}>
    {pending ?? (
      <>
        <Icon of={Check} size={16} /> {saved}
      </>
    )}
  </span>
);
