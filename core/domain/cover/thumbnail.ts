/** Pixels of a slide's picture (THUMB-05). */
export const THUMBNAIL_SIZES = {
  cover: { width: 480, height: 672 },
  normal: { width: 240, height: 336 },
  print: { width: 480, height: 672 },
} as const;
export type ThumbnailKind = keyof typeof THUMBNAIL_SIZES;

/** Pixels per point a picture is drawn with (THUMB-06). */
export const THUMBNAIL_RESOLUTION = { cover: 1, normal: 2 } as const;

/** How pictures are stored: the cover as JPEG at 0.8 (THUMB-02), every other slide as PNG (THUMB-03). */
export const THUMBNAIL_FORMAT = {
  cover: { type: "image/jpeg", quality: 0.8 },
  normal: { type: "image/png" },
} as const;
