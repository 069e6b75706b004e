import { useEffect } from "react";
import { makeThumbnail } from "./generator.ts";

declare global {
  interface Window {
    /** Draws the picture of one slide; there only at `/thumbnail_generator`. */
    makeThumbnail?: typeof makeThumbnail;
  }
}

/**
 * A page for whoever draws thumbnails without a person, such as a headless browser: nothing is seen of it
 * (ROUTE-14), it only offers `window.makeThumbnail(slide, story)`.
 */
export const Component = () => {
  useEffect(() => {
    window.makeThumbnail = makeThumbnail;
    return () => {
      delete window.makeThumbnail;
    };
  }, []);
  return null;
};
