import { Crop, ImagePlus, Images, RotateCw, Trash2, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import type { CoverDesign } from "#core/app/index.ts";
import { coverPhotoShape } from "#core/domain/cover/index.ts";
import { mediaLimits } from "#core/domain/media/index.ts";
import { Button, FieldGroup, Progress } from "#web/components/index.ts";
import { CropDialog, FilePicker, useSource } from "#web/media/index.ts";
import { useLoading } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import styles from "./Studio.module.css";

/** The photo of a cover that takes one: chosen, on its way, there, or not arrived. */
export const Photo = observer(({ design }: { design: CoverDesign }) => {
  const w = useWords();
  const { upload } = design;
  const { photo } = design.look;
  const library = useModal("library");
  const [isCropping, crop] = useState(false);
  const source = useSource(() => design.photoSource());
  const { editor } = useModalSubject();
  useLoading("mediaPool", design.isUploading);
  const picture = upload?.isUnderWay
    ? upload.previewUrl
    : (photo?.thumbnail_url ?? photo?.url ?? null);
  const failed = upload?.status === "failed" ? upload.error : null;
  return (
    <FieldGroup
      label={w("cover.photo")}
      help={w("builder.kinds", { mb: mediaLimits.photo.max_size_mb })}
      error={said(failed ?? design.errorOf("media") ?? undefined)}
    >
      <div className={styles.photo}>
        {picture === null ? null : <img src={picture} alt={w("cover.yourPhoto")} />}
        <div className={styles.photoActs}>
          {upload?.isUnderWay ? (
            <>
              <Progress
                value={upload.percent}
                label={w("cover.upload")}
                words={w("cover.uploading", { percent: upload.percent })}
              />
              <Button size="small" icon={X} onClick={() => design.cancelPhoto()}>
                {w("cover.cancelUpload")}
              </Button>
            </>
          ) : (
            <>
              <FilePicker
                label={w(picture === null ? "cover.choosePhoto" : "cover.otherPhoto")}
                one
                onFiles={([file]) => {
                  if (file) void design.addPhoto(file);
                }}
              >
                {(open) => (
                  <Button icon={ImagePlus} onClick={open}>
                    {w(picture === null ? "cover.choosePhoto" : "cover.otherPhoto")}
                  </Button>
                )}
              </FilePicker>
              {editor === undefined ? null : (
                <Button kind="bare" size="small" icon={Images} onClick={() => library.show()}>
                  {w("cover.fromLibrary")}
                </Button>
              )}
              {failed === null || upload?.isHopeless ? null : (
                <Button size="small" icon={RotateCw} onClick={() => void design.retryPhoto()}>
                  {w("cover.retryUpload")}
                </Button>
              )}
              {photo === null ? null : (
                <Button kind="bare" size="small" icon={Crop} onClick={() => crop(true)}>
                  {w("builder.crop")}
                </Button>
              )}
              {photo === null ? null : (
                <Button kind="bare" size="small" icon={Trash2} onClick={() => design.removePhoto()}>
                  {w("cover.removePhoto")}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {isCropping && photo !== null ? (
        <Suspense>
          <CropDialog
            photo={photo}
            shape={coverPhotoShape}
            sourceOf={source.sourceOf}
            onCut={(file, transform) => void design.cropPhoto(file, transform)}
            onWhole={() => source.putBack((whole) => design.takePhoto(whole))}
            onClose={() => crop(false)}
          />
        </Suspense>
      ) : null}
    </FieldGroup>
  );
});
