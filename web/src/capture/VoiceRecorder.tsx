import { observer } from "mobx-react-lite";
import type { Capture } from "#core/app/index.ts";
import { captureStates, captureWords } from "#core/domain/capture/index.ts";
import { Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Devices } from "./Devices.tsx";
import { Loudness, Meter } from "./Meter.tsx";
import { RecordButton } from "./RecordButton.tsx";
import { GrowingTape } from "./Tape.tsx";
import styles from "./Voice.module.css";

const { ready, countdown, recording } = captureStates;

/** The screen of a voice until there is one: the same machine without a preview (OPEN-109). */
export const VoiceRecorder = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { step, viewfinder } = capture;
  const isOn = viewfinder.camera !== null;
  const status = () => {
    if (step.at === recording) return w("capture.toStop");
    if (step.at === countdown) return w("capture.getReady");
    if (step.at === ready && isOn) return w("capture.toStart", { kind: "voice" });
    return viewfinder.problem ? "" : said(captureWords.accessing("voice"));
  };
  return (
    <div className={styles.voice}>
      <Meter capture={capture}>
        <RecordButton capture={capture} />
      </Meter>
      <Loudness capture={capture} />
      <p className={styles.status} data-on={step.at === recording || undefined}>
        {status()}
      </p>
      {viewfinder.problem ? (
        <Problem>{said(viewfinder.problem)}</Problem>
      ) : (
        <>
          <GrowingTape capture={capture} />
          <p className={styles.help}>
            {step.at === countdown ? w("capture.toCancel") : w("capture.upTo", { kind: "voice" })}
          </p>
        </>
      )}
      <Devices capture={capture} />
    </div>
  );
});
