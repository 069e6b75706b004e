import type { MovingPicture } from "./kinds/drawing.ts";
import type { ShownMedium } from "./shown.ts";

/** A moving picture is kept no larger, and with no more single ones, than this: what is not kept stands a little longer. */
const widest = 320;
const most = 72;
/** How long one is seen that doesn’t say so, in seconds. */
const usual = 0.1;

/** Whether single pictures can be taken out of a moving one here; else the page shows it itself. */
export const canDecode = (): boolean => typeof ImageDecoder !== "undefined";

const small = (frame: VideoFrame): Promise<ImageBitmap> => {
  const { displayWidth, displayHeight } = frame;
  const part = Math.min(1, widest / Math.max(displayWidth, displayHeight));
  return createImageBitmap(frame, {
    resizeWidth: Math.max(1, Math.round(displayWidth * part)),
    resizeHeight: Math.max(1, Math.round(displayHeight * part)),
    resizeQuality: "medium",
  });
};

/** Every picture of a moving one, with the second in which each is over; null where it doesn’t move, or cannot be taken apart. */
export const fetchMoving = async ({ url }: ShownMedium): Promise<MovingPicture | null> => {
  if (url === null || !canDecode()) return null;
  const answer = await fetch(url, { referrerPolicy: "no-referrer" });
  if (!answer.ok) return null;
  const type = answer.headers.get("content-type") ?? "";
  if (!type.startsWith("image/") || !(await ImageDecoder.isTypeSupported(type))) return null;
  const decoder = new ImageDecoder({ type, data: await answer.arrayBuffer() });
  try {
    await decoder.completed;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
    if (count < 2) return null;
    const images: ImageBitmap[] = [];
    const ends: number[] = [];
    let end = 0;
    const step = Math.ceil(count / most);
    for (let i = 0; i < count; i++) {
      const { image } = await decoder.decode({ frameIndex: i });
      end += image.duration ? image.duration / 1e6 : usual;
      if (i % step === 0) {
        images.push(await small(image));
        ends.push(end);
      } else ends[ends.length - 1] = end;
      image.close();
    }
    return { images, ends };
  } finally {
    decoder.close();
  }
};
