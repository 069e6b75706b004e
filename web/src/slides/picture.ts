import type { ShownMedium } from "./shown.ts";

/** A picture is kept no larger than a slide of so many pixels across needs it, unless it is shown larger. */
const least = 900;
/** A thumbnail has so many pixels along its longer side (adapters/media). */
const thumbnail = 480;
/** A slow network deserves a second try. Milliseconds. */
const again = 1200;

const isOfPage = (address: string): boolean => /^(blob|data):/.test(address);

const bytesOf = async (address: string): Promise<Blob> => {
  // as the page asks for its own: without credentials elsewhere, so that a store may allow it
  const answer = await fetch(address, { referrerPolicy: "no-referrer" });
  if (!answer.ok) throw new Error(`A picture answered ${answer.status}`);
  return answer.blob();
};

/** The picture, no larger than it is drawn: what a camera takes is ten times a screen. */
const decoded = async (bytes: Blob, width: number, height: number): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(bytes);
  // it fills the slide at most, and may come a little nearer
  const part =
    (1.15 * Math.max(width, least) * Math.max(1, height / width)) /
    Math.min(whole.width, whole.height);
  if (part > 0.75) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * part),
    resizeHeight: Math.round(whole.height * part),
    resizeQuality: "high",
  });
  whole.close();
  return small;
};

/**
 * A medium’s pixels, for a slide of `width` × `height`: its thumbnail where that is fine enough, or where it is a clip. Asked for twice; null
 * where it has no address, rejects where it doesn’t come.
 */
export const fetchPicture = async (
  { type, url, thumbnail_url }: ShownMedium,
  width: number,
  height: number,
): Promise<ImageBitmap | null> => {
  const isSmall = height <= thumbnail;
  // the picture of a clip is its still
  const whole = type === "photo" ? url : null;
  const address = isSmall ? (thumbnail_url ?? whole) : (whole ?? thumbnail_url);
  if (address === null) return null;
  const once = async () => decoded(await bytesOf(address), width, height);
  try {
    return await once();
  } catch (error) {
    // a picked file’s link is not asked for twice
    if (isOfPage(address)) throw error;
    await new Promise((resolve) => setTimeout(resolve, again));
    return once();
  }
};
