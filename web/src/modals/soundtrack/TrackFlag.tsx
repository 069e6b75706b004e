import { Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardSoundtrack } from "#core/app/index.ts";
import { Button } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Soundtrack.module.css";

/** "Track Added" or "Track Removed" for three seconds (MUSIC-04), and for a while the way back; what went wrong. */
export const TrackFlag = observer(({ soundtrack }: { soundtrack: CardSoundtrack }) => {
  const w = useWords();
  const { action, removed, loaded, error } = soundtrack;
  return (
    <div className={styles.said}>
      <p role="alert" className={styles.error}>
        {loaded === "ready" ? said(error) : null}
      </p>
      <div className={styles.flag} data-shown={action !== null || removed !== null || undefined}>
        <span role="status">
          {action !== null
            ? w("soundtrack.flag", { action })
            : removed === null
              ? ""
              : w("soundtrack.removed", { name: removed.track.name })}
        </span>
        {removed === null ? null : (
          <Button size="small" kind="bare" icon={Undo2} onClick={() => void soundtrack.undo()}>
            {w("soundtrack.undo")}
          </Button>
        )}
      </div>
    </div>
  );
});
