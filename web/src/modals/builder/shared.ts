import { cachedFiles } from "#adapters/sharing/index.ts";
import { type SlideBuilder, takeShared } from "#core/app/index.ts";

/** Puts what a share sheet brought into the message that was opened for it. */
export const addShared = async (builder: SlideBuilder | null): Promise<void> => {
  const files = builder ? await takeShared(cachedFiles()) : [];
  if (files.length > 0) builder?.addFiles(files);
};
