import type { Camera, CaptureDevice, CaptureWish } from "#core/app/ports/index.ts";
import { captureSize } from "#core/domain/capture/index.ts";
import { waveHeader } from "./wave.ts";

const types: Readonly<Record<string, CaptureDevice["type"]>> = {
  videoinput: "camera",
  audioinput: "microphone",
};

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

/** Camera and microphone of a browser (CAPT-33). */
export const browserCamera = (): Camera => {
  // not there on plain http: it is asked for when it is needed (ERR-26)
  const devices = () => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) throw new Error("This page may not use cameras.");
    return mediaDevices;
  };
  return {
    open: async (wish) => {
      try {
        const stream = await devices().getUserMedia(constraints(wish));
        // what films and records comes when it is needed (P1)
        const { openStream } = await import("./stream.ts");
        return openStream(stream);
      } catch (fault) {
        const { name = "", message = "" } = fault as Partial<Error>;
        throw new Error(`${message} ${said[name] ?? ""}`.trim(), { cause: fault });
      }
    },
    devices: async () =>
      (await devices().enumerateDevices()).flatMap(({ kind, deviceId, label }) => {
        const type = types[kind];
        return type ? [{ type, id: deviceId, name: label }] : [];
      }),
    onDevices: (hear) => {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      mediaDevices?.addEventListener("devicechange", hear);
      return () => mediaDevices?.removeEventListener("devicechange", hear);
    },
    file: (parts, format, { name, type }) => {
      const all = parts as readonly Uint8Array<ArrayBuffer>[];
      const content = new Blob([...waveHeader(format, all), ...all], { type });
      return { name, type, size: content.size, content };
    },
  };
};
