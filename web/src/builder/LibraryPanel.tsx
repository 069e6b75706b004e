import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { Empty, PhotoPicks, PhotoPicksLoading, Problem, Stack } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { DeleteMedium } from "./DeleteMedium.tsx";

/** Media that are in this card already, to be used again or deleted (BUILD-14, MEDIA-18, MODAL-15). */
export const LibraryPanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { library, media } = builder;
  const { type } = media;
  if (library.list === null || type === null) return <PhotoPicksLoading />;
  const there = library.list.filter((medium) => medium.status === "available");
  const pick = (medium: Media, i: number) => ({
    id: medium.id,
    url: medium.thumbnail_url ?? (type === "photo" ? medium.url : null),
    label: w("builder.use", { type, at: i + 1 }),
    isPicked: media.list.some(({ id }) => id === medium.id),
    words: medium.duration === null ? undefined : lengthWords(medium.duration),
    deletion: {
      label: w("builder.deleteMedium", { type, at: i + 1 }),
      act: () => void library.askToDelete(medium),
    },
  });
  return (
    <Stack gap={4}>
      <Problem>{said(library.error)}</Problem>
      {there.length === 0 ? (
        <Empty
          title={w("builder.libraryEmpty", { type })}
          words={w("builder.libraryEmptyHelp", { type })}
        />
      ) : (
        <PhotoPicks
          photos={there.map(pick)}
          onPick={(id) => {
            const medium = there.find((one) => one.id === id);
            if (medium) media.take(medium);
          }}
        />
      )}
      <DeleteMedium builder={builder} type={type} />
    </Stack>
  );
});
