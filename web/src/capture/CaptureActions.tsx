import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Capture } from "#core/app/index.ts";
import { Button, Progress } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./CaptureScreen.module.css";

/** Whether there is anything to do below the screen. */
export const hasActions = ({ take, progress }: Capture): boolean =>
  take !== null || progress !== null;

/** Delete, and Continue or how far it is from being possible (CAPT-05, CAPT-08, CAPT-19..22). */
export const CaptureActions = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { progress, take } = capture;
  return (
    <div className={styles.end}>
      {take ? (
        <Button icon={Trash2} onClick={() => capture.delete()}>
          {w("capture.delete")}
        </Button>
      ) : null}
      {progress ? (
        <Progress
          value={progress.percent}
          label={w("capture.upload")}
          words={said(progress.words)}
        />
      ) : (
        <Button kind="primary" disabled={!capture.mayContinue} onClick={() => capture.goOn()}>
          {w("capture.continue")}
        </Button>
      )}
    </div>
  );
});
