import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import type { Capture } from "#core/app/index.ts";
import {
  captureSize,
  captureStates,
  captureWords,
  longestRecording,
} from "#core/domain/capture/index.ts";
import { Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Devices } from "./Devices.tsx";
import { Loudness } from "./Meter.tsx";
import { RecordButton } from "./RecordButton.tsx";
import { counted } from "./time.ts";
import styles from "./Viewfinder.module.css";

const { countdown, recording } = captureStates;

/** What the camera sees, as in a mirror; nothing of it is heard here (CAPT-03). */
const Preview = observer(({ capture }: { capture: Capture }) => {
  const element = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  const { camera, problem } = capture.viewfinder;
  const source = camera?.source;
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    setShown(false);
    video.srcObject = source instanceof MediaStream ? source : null;
    if (source instanceof MediaStream) void video.play().catch(() => undefined);
    return () => {
      video.srcObject = null;
    };
  }, [source]);
  return (
    <>
      <video
        ref={element}
        className={styles.preview}
        data-mirrored={camera?.isMirrored || undefined}
        width={captureSize.width}
        height={captureSize.height}
        muted
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
      />
      {isShown || problem !== null ? null : (
        <p className={styles.waits}>{said(captureWords.accessing(capture.kind))}</p>
      )}
    </>
  );
});

/** The screen of a photo or a video until there is one (CAPT-02..07). */
export const Viewfinder = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { kind, step, reel, viewfinder } = capture;
  const isRecording = step.at === recording && kind !== "photo";
  return (
    <div className={styles.finder}>
      <div className={styles.stage} data-counts={step.at === countdown || undefined}>
        <Preview capture={capture} />
        {isRecording ? (
          <p className={styles.clock}>
            <i aria-hidden="true" />
            <span>
              <b>{counted(reel.seconds)}</b>{" "}
              {w("capture.ofLongest", { of: counted(longestRecording.video / 1000) })}
            </span>
          </p>
        ) : null}
        {kind === "video" ? (
          <p className={styles.loudness}>
            <Loudness capture={capture} />
          </p>
        ) : null}
        {viewfinder.problem ? (
          <div className={styles.problem}>
            <Problem>{said(viewfinder.problem)}</Problem>
          </div>
        ) : null}
        <div className={styles.reach}>
          {step.at === countdown ? <p className={styles.hint}>{w("capture.toCancel")}</p> : null}
          <RecordButton capture={capture} />
        </div>
      </div>
      <Devices capture={capture} />
    </div>
  );
});
