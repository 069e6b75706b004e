import {
  ArrowLeft,
  ArrowRight,
  Camera,
  Crop,
  Ellipsis,
  Images,
  Plus,
  Trash2,
  X,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import type { SlideBuilder, Upload } from "#core/app/index.ts";
import { captureWords } from "#core/domain/capture/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { mostPhotos, photoShape } from "#core/domain/slide/index.ts";
import { FieldGroup, Icon, Menu, toast, VisuallyHidden } from "#web/components/index.ts";
import { CropDialog, FailedUpload, FilePicker, useSource } from "#web/media/index.ts";
import { said, useWords } from "#web/words/index.ts";
import type { PanelProps } from "../panel.ts";
import styles from "./PhotoStrip.module.css";

/** The message's photos in their order, those on their way, and room for more (SLIDE-34, MEDIA-08). */
export const PhotoStrip = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const [told, tell] = useState("");
  const [cropped, crop] = useState<Media | null>(null);
  const source = useSource(async () => cropped && builder.media.sourceOf(cropped));
  const photos = builder.media.list;
  const uploads = builder.uploads.list;
  const going = uploads.filter((u) => u.status !== "failed").length;
  const failed = uploads.filter((u) => u.status === "failed");
  const move = (photo: Media, to: number) => {
    builder.media.move(photo.id, to);
    tell(w("builder.moved", { at: to + 1, of: photos.length }));
  };
  const remove = (photo: Media) => {
    const putBack = builder.media.remove(photo.id);
    toast({ words: w("builder.removed"), action: { words: w("builder.undo"), act: putBack } });
  };
  return (
    <FieldGroup
      label={w("builder.photosField")}
      aside={w("builder.photosCount", { count: photos.length + going, most: mostPhotos })}
      error={said(builder.errorOf("media") ?? undefined)}
    >
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <img src={photo.thumbnail_url ?? photo.url ?? ""} alt="" />
            <Menu
              align="start"
              trigger={
                <button
                  type="button"
                  className={styles.over}
                  aria-label={w("builder.photoMenu", { at: at + 1 })}
                >
                  <span>
                    <Icon of={Ellipsis} size={18} />
                  </span>
                </button>
              }
              entries={[
                {
                  words: w("builder.moveEarlier"),
                  icon: ArrowLeft,
                  disabled: at === 0,
                  act: () => move(photo, at - 1),
                },
                {
                  words: w("builder.moveLater"),
                  icon: ArrowRight,
                  disabled: at === photos.length - 1,
                  act: () => move(photo, at + 1),
                },
                { words: w("builder.crop"), icon: Crop, act: () => crop(photo) },
                "line",
                {
                  words: w("builder.remove"),
                  icon: Trash2,
                  kind: "danger",
                  act: () => remove(photo),
                },
              ]}
            />
          </li>
        ))}
        {uploads
          .filter((u) => u.status !== "failed")
          .map((upload) => (
            <Coming key={upload.previewUrl} upload={upload} builder={builder} />
          ))}
        {builder.media.room > 0 ? (
          <>
            <li>
              <FilePicker
                label={w("builder.addPhoto")}
                onFiles={(files) => builder.addFiles(files)}
              >
                {(open) => (
                  <button
                    type="button"
                    className={styles.add}
                    aria-label={w("builder.addPhoto")}
                    onClick={open}
                  >
                    <Icon of={Plus} />
                  </button>
                )}
              </FilePicker>
            </li>
            <li>
              <button
                type="button"
                className={styles.add}
                aria-label={said(captureWords.title("photo"))}
                onClick={() => builder.captures.begin()}
              >
                <Icon of={Camera} />
              </button>
            </li>
            <li>
              <button
                type="button"
                className={styles.add}
                aria-label={w("builder.fromLibrary")}
                onClick={() => builder.goTo("library")}
              >
                <Icon of={Images} />
              </button>
            </li>
          </>
        ) : null}
      </ul>
      {failed.map((upload) => (
        <FailedUpload
          key={upload.previewUrl}
          upload={upload}
          onRetry={() => builder.uploads.retry(upload)}
          onRemove={() => builder.uploads.cancel(upload)}
        />
      ))}
      {cropped ? (
        <Suspense>
          <CropDialog
            key={cropped.id}
            photo={cropped}
            shape={photoShape(builder.draft?.variant ?? "")}
            sourceOf={source.sourceOf}
            onCut={(file, transform) => builder.uploads.addCrop(file, cropped, transform)}
            onWhole={() => source.putBack((whole) => builder.media.replace(cropped.id, whole))}
            onClose={() => crop(null)}
          />
        </Suspense>
      ) : null}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </FieldGroup>
  );
});

type OneProps = { upload: Upload; builder: SlideBuilder };

/** On its way: how far, and a way to stop it. */
const Coming = observer(({ upload, builder }: OneProps) => {
  const w = useWords();
  const { name } = upload.file;
  return (
    <li className={styles.coming}>
      <img src={upload.previewUrl} alt="" />
      <span
        role="progressbar"
        aria-label={w("builder.uploadingFile", { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={upload.percent}
        className={styles.bar}
        style={{ ["--done" as string]: `${upload.percent}%` }}
      />
      <button
        type="button"
        className={styles.over}
        aria-label={w("builder.cancelFile", { name })}
        onClick={() => builder.uploads.cancel(upload)}
      >
        <span>
          <Icon of={X} size={18} />
        </span>
      </button>
    </li>
  );
});
