import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { Empty, PhotoPicks, PhotoPicksLoading } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** Photos that are in this card already, to be used again (BUILD-14, MODAL-15). */
export const LibraryPanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { library } = builder.photos;
  if (library === null) return <PhotoPicksLoading />;
  const photos = library.filter((medium) => medium.status === "available");
  if (photos.length === 0)
    return <Empty title={w("builder.libraryEmpty")} words={w("builder.libraryEmptyHelp")} />;
  return (
    <PhotoPicks
      photos={photos.map(({ id, thumbnail_url, url }, at) => ({
        id,
        url: thumbnail_url ?? url,
        label: w("builder.use", { at: at + 1 }),
        isPicked: builder.photos.list.some((one) => one.id === id),
      }))}
      onPick={(id) => {
        const photo = photos.find((one) => one.id === id);
        if (photo) builder.photos.take(photo);
      }}
    />
  );
});
