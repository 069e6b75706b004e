import type { Camera, CaptureDevice } from "#core/app/ports/index.ts";
import { waveHeader } from "./wave.ts";

const types: Readonly<Record<string, CaptureDevice["type"]>> = {
  videoinput: "camera",
  audioinput: "microphone",
};

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
      // whoever pressed sees the recorder first (P4)
      await new Promise((resolve) => setTimeout(resolve));
      // what films and records comes when it is needed (P1)
      return (await import("./open.ts")).openCamera(devices, wish);
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
