import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { Capture, CaptureDevice } from "#core/app/index.ts";
import { captureStates } from "#core/domain/capture/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Devices.module.css";

type PickProps = { capture: Capture; type: CaptureDevice["type"] };

const Pick = observer(({ capture, type }: PickProps) => {
  const w = useWords();
  const id = useId();
  const { devices } = capture.viewfinder;
  const choices = devices.choices(type);
  if (choices.length === 0) return null;
  return (
    <label className={styles.pick} htmlFor={id}>
      <span>{w(`capture.${type}`)}</span>
      <select
        id={id}
        name={type}
        value={devices[type] ?? ""}
        disabled={capture.step.at !== captureStates.ready}
        onChange={(event) => {
          const device = choices.find((one) => one.id === event.target.value);
          if (device) void capture.use(device);
        }}
      >
        {choices.map((device, at) => (
          <option key={device.id} value={device.id}>
            {device.name || w("capture.numbered", { type, at: at + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
});

/** Which camera and microphone, where there are several (CAPT-33). */
export const Devices = ({ capture }: { capture: Capture }) => (
  <div className={styles.devices}>
    {capture.kind === "voice" ? null : <Pick capture={capture} type="camera" />}
    {capture.kind === "photo" ? null : <Pick capture={capture} type="microphone" />}
  </div>
);
