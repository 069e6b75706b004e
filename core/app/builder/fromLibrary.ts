import type { SlideBuilder } from "./builder.ts";

/** Begins a photo message with photos that were picked in the card's library, in their order (MODAL-15). */
export const beginWithPhotos = async (
  builder: SlideBuilder,
  ids: readonly string[],
): Promise<void> => {
  const { photos } = builder;
  await photos.readLibrary();
  builder.choose("photos");
  for (const id of ids) {
    const photo = photos.library?.find((medium) => medium.id === id);
    if (photo && !photos.list.some((one) => one.id === id)) photos.take(photo);
  }
  if (photos.list.length > 0) builder.goTo("customise");
};
