import type { SlideBuilder } from "./builder.ts";

/** Begins a photo message with photos that were picked in the card's library, in their order (MODAL-15). */
export const beginWithPhotos = async (
  builder: SlideBuilder,
  ids: readonly string[],
): Promise<void> => {
  const { media, library } = builder;
  builder.choose("photos");
  await library.open();
  for (const id of ids) {
    const photo = library.list?.find((medium) => medium.id === id);
    if (photo && !media.list.some((one) => one.id === id)) media.take(photo);
  }
  if (media.list.length > 0) builder.goTo("customise");
};
