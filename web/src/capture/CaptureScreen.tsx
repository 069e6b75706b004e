import { observer } from "mobx-react-lite";
import type { Capture } from "#core/app/index.ts";
import { captureStates } from "#core/domain/capture/index.ts";
import { VisuallyHidden } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./CaptureScreen.module.css";
import { Review } from "./Review.tsx";
import { Viewfinder } from "./Viewfinder.tsx";
import { VoiceRecorder } from "./VoiceRecorder.tsx";

const { countdown, recording, captured } = captureStates;

/** What happens, for whoever does not see it. */
const Announcement = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { kind, step } = capture;
  const told = () => {
    if (step.at === countdown) return `${w("capture.getReady")} ${step.count}`;
    if (step.at === recording && kind !== "photo") return w("capture.toStop");
    if (step.at !== captured) return "";
    return w(kind === "photo" ? "capture.picture" : "capture.yours");
  };
  return <VisuallyHidden role="status">{told()}</VisuallyHidden>;
});

/** The screens "Take photo", "Record video" and "Record voice" (CAPT-02..08, OPEN-109). */
export const CaptureScreen = observer(({ capture }: { capture: Capture }) => {
  const { kind, notice, take } = capture;
  return (
    <div className={styles.screen}>
      <p role="status" className={styles.notice}>
        {said(notice)}
      </p>
      {take ? <Review capture={capture} take={take} /> : null}
      {take === null && kind === "voice" ? <VoiceRecorder capture={capture} /> : null}
      {take === null && kind !== "voice" ? <Viewfinder capture={capture} /> : null}
      <Announcement capture={capture} />
    </div>
  );
});
