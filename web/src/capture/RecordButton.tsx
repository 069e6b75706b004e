import { Camera, LoaderCircle, Mic, RotateCw } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Capture } from "#core/app/index.ts";
import { captureStates, countdownSteps } from "#core/domain/capture/index.ts";
import { Icon } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./RecordButton.module.css";
import { counted } from "./time.ts";

const { countdown, recording, requested, error } = captureStates;

/** What the button shows: how many seconds are left, that it stops, or what it begins. */
const Face = observer(({ capture }: { capture: Capture }) => {
  const { kind, step, reel } = capture;
  if (step.at === countdown)
    return (
      <>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          <circle key={step.count} cx="50" cy="50" r="44" pathLength="1" />
        </svg>
        <b className={styles.count}>{step.count}</b>
      </>
    );
  if (step.at === requested || (kind === "photo" && step.at === recording))
    return (
      <span className={styles.waits}>
        <Icon of={LoaderCircle} size={34} />
      </span>
    );
  if (step.at === recording)
    return (
      <>
        {kind === "voice" ? <b className={styles.time} data-time={counted(reel.seconds)} /> : null}
        <i className={styles.square} />
      </>
    );
  if (step.at === error) return <Icon of={RotateCw} size={34} />;
  return kind === "video" ? null : <Icon of={kind === "photo" ? Camera : Mic} size={38} />;
});

/** The round button (CAPT-04, CAPT-07): it begins, and pressed again cancels the countdown or stops. */
export const RecordButton = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { kind, pressMeans: means, step } = capture;
  const isCounting = step.at === countdown;
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-means={means ?? "none"}
      data-begin=""
      disabled={means === null}
      aria-label={w("capture.button", { kind, means: means ?? "start" })}
      aria-description={isCounting ? `${step.count}/${countdownSteps}` : undefined}
      onClick={() => capture.press()}
    >
      <Face capture={capture} />
    </button>
  );
});
