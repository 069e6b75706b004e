import { ImagePlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CoverDesign, type Library, openLibrary } from "#core/app/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import {
  Button,
  Dialog,
  Empty,
  ErrorState,
  PhotoPicks,
  PhotoPicksLoading,
  Quiet,
  Stack,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import type { ModalProps } from "../props.ts";
import styles from "./Library.module.css";

/** The photos that are in a card already, to be put into a message (MODAL-15, BUILD-14), or one on its cover. */
const LibraryModal = ({ modal }: ModalProps) => {
  const { editor, contributor, cover } = useModalSubject();
  const storyId = editor?.id ?? contributor?.story?.id;
  if (!storyId) return null;
  return cover ? (
    <ForCover key={storyId} modal={modal} storyId={storyId} cover={cover} />
  ) : (
    <OfCard key={storyId} modal={modal} storyId={storyId} />
  );
};
export default LibraryModal;

const OfCard = observer(({ modal, storyId }: ModalProps & { storyId: string }) => {
  const w = useWords();
  const library = useModel((app) => openLibrary(app, storyId), storyId);
  const build = useModal("contribution-builder");
  const { length: n } = library.picked;
  const isBare = library.loaded === "ready" && library.photos.length === 0;
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("modals.library")}
      closeWords={w("shell.close")}
      width="middle"
      actions={
        isBare ? (
          <Button
            kind="primary"
            icon={ImagePlus}
            wide
            onClick={() => build.show({ slideType: "photos" })}
          >
            {w("modals.libraryAdd")}
          </Button>
        ) : (
          <Button
            kind="primary"
            wide
            disabled={n === 0}
            onClick={() => build.show({ slideType: "photos", photos: library.picked.join(",") })}
          >
            {w("modals.libraryUse", { n })}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {isBare ? null : <Quiet>{w("modals.libraryHelp")}</Quiet>}
        <Photos library={library} />
        <p aria-live="polite" className={styles.most}>
          {library.isFull ? w("modals.libraryMost", { most: mostPhotos }) : null}
        </p>
      </Stack>
    </Dialog>
  );
});

const ForCover = observer(
  ({ modal, storyId, cover }: ModalProps & { storyId: string; cover: CoverDesign }) => {
    const w = useWords();
    const library = useModel((app) => openLibrary(app, storyId, 1), storyId);
    const photo = library.photos.find((one) => library.isPicked(one));
    return (
      <Dialog
        open={modal.isOpen}
        onClose={modal.close}
        title={w("modals.library")}
        closeWords={w("shell.close")}
        width="middle"
        actions={
          <Button
            kind="primary"
            wide
            disabled={photo === undefined}
            onClick={() => {
              if (photo) cover.takePhoto(photo);
              modal.close();
            }}
          >
            {w("modals.libraryCover")}
          </Button>
        }
      >
        <Photos library={library} />
      </Dialog>
    );
  },
);

const Photos = observer(({ library }: { library: Library }) => {
  const w = useWords();
  if (library.loaded === "failed")
    return (
      <ErrorState
        words={said(library.error ?? w("modals.libraryFailed"))}
        retry={w("shell.tryAgain")}
        onRetry={() => void library.open()}
      />
    );
  if (library.loaded === "loading") return <PhotoPicksLoading />;
  if (library.photos.length === 0)
    return (
      <Empty heading="h3" title={w("modals.libraryEmpty")} words={w("modals.libraryEmptyHelp")} />
    );
  return (
    <PhotoPicks
      photos={library.photos.map((photo, at) => ({
        id: photo.id,
        url: photo.thumbnail_url ?? photo.url,
        label: w("modals.libraryPick", { at: at + 1 }),
        isPicked: library.isPicked(photo),
        disabled: !library.mayToggle(photo),
      }))}
      onPick={(id) => {
        const photo = library.photos.find((one) => one.id === id);
        if (photo) library.toggle(photo);
      }}
    />
  );
});
