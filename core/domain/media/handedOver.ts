/** What files that another program hands over become: all its photos together, else its first clip. */
export interface HandedOver<F> {
  readonly slideType: "photos" | "video" | "audio";
  readonly files: readonly F[];
}

const ofKind = <F extends { readonly type: string }>(files: readonly F[], kind: string) =>
  files.filter(({ type }) => type.startsWith(`${kind}/`));

/** Null where none of the files is a photo, a video or a sound. */
export const handedOver = <F extends { readonly type: string }>(
  files: readonly F[],
): HandedOver<F> | null => {
  const photos = ofKind(files, "image");
  if (photos.length > 0) return { slideType: "photos", files: photos };
  for (const slideType of ["video", "audio"] as const) {
    const [clip] = ofKind(files, slideType);
    if (clip) return { slideType, files: [clip] };
  }
  return null;
};
