import { photoQuality, photoSize } from "#core/domain/capture/index.ts";

/** A video element that shows the stream; it is never in the page. */
const showing = async (stream: MediaStream): Promise<HTMLVideoElement> => {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
};

/** The picture of this moment: jpeg, mirrored where the camera looks at its person (CAPT-27, CAPT-28, CAPT-31). */
export const takePhoto = async (
  stream: MediaStream,
  track: MediaStreamTrack,
  done: (fraction: number) => void,
): Promise<Uint8Array> => {
  done(0);
  const video = await showing(stream);
  const settings: MediaTrackSettings & { readonly resizeMode?: string } = track.getSettings();
  const shown = { width: video.videoWidth, height: video.videoHeight };
  const { width, height } = photoSize(shown, settings);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("Nothing can be drawn.");
  if (settings.facingMode !== "environment") {
    ink.translate(width, 0);
    ink.scale(-1, 1);
  }
  const scale = Math.max(width / shown.width, height / shown.height);
  const [w, h] = [shown.width * scale, shown.height * scale];
  ink.drawImage(video, (width - w) / 2, (height - h) / 2, w, h);
  video.srcObject = null;
  done(0.5);
  const blob = await new Promise<Blob | null>((take) =>
    canvas.toBlob(take, "image/jpeg", photoQuality),
  );
  if (blob === null) throw new Error("The photo cannot be encoded.");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  done(1);
  return bytes;
};
