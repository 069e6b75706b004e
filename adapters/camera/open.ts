import type { CaptureWish, OpenCamera } from "#core/app/ports/index.ts";
import { captureSize } from "#core/domain/capture/index.ts";
import { openStream } from "./stream.ts";

/**
 * What a browser's error says, by its name too: not all of them use the words that the specification goes by (ERR-24,
 * ERR-25).
 */
const said: Readonly<Record<string, string>> = {
  NotAllowedError: "not allowed",
  SecurityError: "not allowed",
  NotFoundError: "not found",
  OverconstrainedError: "not found",
};

const from = (deviceId: string | null) =>
  deviceId === null ? {} : { deviceId: { exact: deviceId } };

const constraints = ({ picture, sound, camera, microphone }: CaptureWish) => ({
  video: picture && {
    width: { ideal: captureSize.width },
    height: { ideal: captureSize.height },
    ...(camera === null ? { facingMode: "user" } : from(camera)),
  },
  audio: sound && from(microphone),
});

/** Asks the person for what is wished; rejects in the words that errors are known by (ERR-24, ERR-25, ERR-26). */
export const openCamera = async (
  devices: () => MediaDevices,
  wish: CaptureWish,
): Promise<OpenCamera> => {
  try {
    return openStream(await devices().getUserMedia(constraints(wish)));
  } catch (fault) {
    const { name = "", message = "" } = fault as Partial<Error>;
    throw new Error(`${message} ${said[name] ?? ""}`.trim(), { cause: fault });
  }
};
