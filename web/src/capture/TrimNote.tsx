import { RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { RefObject } from "react";
import type { Take } from "#core/app/index.ts";
import { Button } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./TrimNote.module.css";

type NoteProps = { take: Take; start: RefObject<HTMLInputElement | null> };

/** How a recording is trimmed, and once it is, the way back. */
export const TrimNote = observer(({ take, start }: NoteProps) => {
  const w = useWords();
  const reset = () => {
    // the button goes with what it resets
    start.current?.focus();
    take.untrim();
  };
  if (!take.mayTrim) return null;
  return (
    <p className={styles.note}>
      {take.isTrimmed ? (
        <Button kind="bare" size="small" icon={RotateCcw} onClick={reset}>
          {w("capture.untrim")}
        </Button>
      ) : (
        w("capture.trimHelp")
      )}
    </p>
  );
});
