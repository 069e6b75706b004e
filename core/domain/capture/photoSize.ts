import { captureSize } from "./limits.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}
/** What a camera says of its picture; it may say nothing. */
export interface CameraPicture {
  readonly aspectRatio?: number | undefined;
  /** "crop-and-scale" where the browser cuts the camera's picture to what was asked for. */
  readonly resizeMode?: string | undefined;
}

const aspectOf = (video: Size, camera: CameraPicture): number => {
  const shown = video.width / video.height;
  if (camera.resizeMode === "crop-and-scale" || !camera.aspectRatio) return shown;
  // a phone that was turned shows its picture upright, and still names the aspect of its sensor
  const isTurned = camera.aspectRatio > 1 !== shown > 1;
  return isTurned ? 1 / camera.aspectRatio : camera.aspectRatio;
};

/**
 * The size of a photo in whole pixels: the camera's aspect ratio is kept, the video's where the camera crops and
 * scales (CAPT-31); never larger than what is shown, nor than the default size along its long edge (CAPT-30).
 */
export const photoSize = (video: Size, camera: CameraPicture): Size => {
  const aspect = aspectOf(video, camera);
  const fits = Math.min(video.width, video.height * aspect);
  const width = Math.min(fits, captureSize.width, captureSize.width * aspect);
  return { width: Math.round(width), height: Math.round(width / aspect) };
};
