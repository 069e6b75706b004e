import { CircleAlert } from "lucide-react";
import { Icon } from "#web/components/index.ts";
import styles from "./Trouble.module.css";

/** What went wrong with the message as a whole. Its place is always there, so that readers hear it come. */
export const Trouble = ({ words }: { words: string | null }) => (
  <div role="alert" className={styles.trouble} data-told={words === null ? undefined : ""}>
    {words === null ? null : (
      <>
        <Icon of={CircleAlert} size={20} />
        <p>{words}</p>
      </>
    )}
  </div>
);
