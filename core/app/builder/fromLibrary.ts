import type { SlideBuilder } from "./builder.ts";

/** Begins a photo message with photos that were picked in the card's library, in their order (MODAL-15). */
export const beginWithPhotos = async (
  builder: SlideBuilder,
  ids: readonly string[],
): Promise<void> => {
  await builder.readLibrary();
  builder.choose("photos");
  for (const id of ids) {
    const photo = builder.library?.find((medium) => medium.id === id);
    if (photo && !builder.photos.some((one) => one.id === id)) builder.takeFromLibrary(photo);
  }
  if (builder.photos.length > 0) builder.goTo("customise");
};
