import { useWords } from "#web/words/index.ts";
import { LogoMark } from "../logo/index.ts";
import { useLinger } from "./linger.ts";
import styles from "./Wait.module.css";

type WaitProps = {
  /** Whether there is something to wait for; true unless said. */
  active?: boolean | undefined;
  /** Said to readers, and seen under the mark when `seen`. */
  words?: string | undefined;
  seen?: boolean | undefined;
  /** Milliseconds it stays once shown (SHELL-28). */
  minimum?: number | undefined;
  /** page covers the window, part fills its place. */
  over?: "page" | "part" | undefined;
};

/** The loader: the mark unfolding. */
export const Wait = ({ active = true, words, seen, minimum = 200, over = "part" }: WaitProps) => {
  const w = useWords();
  const shown = useLinger(active, minimum);
  if (!shown) return null;
  return (
    <div role="status" className={styles.wait} data-over={over}>
      <span className={styles.mark}>
        <LogoMark />
      </span>
      <span className={seen ? styles.words : styles.hidden}>{words ?? w("shell.loading")}</span>
    </div>
  );
};
