import { AudioLines, Captions, Film, Images, RefreshCw, Trash2, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import type { CaptionsWriting, SlideBuilder, Upload } from "#core/app/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { Button, FieldGroup, Icon, IconButton, Row, toast } from "#web/components/index.ts";
import { FailedUpload, FilePicker, lengthWords } from "#web/media/index.ts";
import { part } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import type { PanelProps } from "../panel.ts";
import styles from "./clip.module.css";

const CaptionsDialog = part(() => import("./Captions.tsx"));

type ClipCardProps = PanelProps & { type: "audio" | "video" };

/** The clip of a message: on its way, being worked on, there, or not arrived (MEDIA-08, MEDIA-09). */
export const ClipCard = observer(({ builder, type }: ClipCardProps) => {
  const w = useWords();
  const [clip] = builder.media.list;
  const { list } = builder.uploads;
  const going = list.find((upload) => upload.isUnderWay);
  const failed = list.filter((upload) => upload.status === "failed");
  return (
    <FieldGroup
      label={w("builder.clipField", { type })}
      error={said(builder.errorOf("media") ?? builder.error ?? undefined)}
    >
      {going ? <Coming upload={going} builder={builder} /> : null}
      {clip && !going ? <There clip={clip} builder={builder} type={type} /> : null}
      {failed.map((upload) => (
        <FailedUpload
          key={upload.previewUrl}
          upload={upload}
          onRetry={() => builder.uploads.retry(upload)}
          onRemove={() => builder.uploads.cancel(upload)}
        />
      ))}
      {going ? null : (
        <Row gap={2}>
          <FilePicker
            one
            type={type}
            label={w(clip ? "builder.otherClip" : "builder.chooseClip", { type })}
            onFiles={(files) => builder.addFiles(files)}
          >
            {(open) => (
              <Button size="small" icon={RefreshCw} onClick={open}>
                {w(clip ? "builder.otherClip" : "builder.chooseClip", { type })}
              </Button>
            )}
          </FilePicker>
          <Button kind="bare" size="small" icon={Images} onClick={() => builder.goTo("library")}>
            {w("builder.clipFromLibrary", { type })}
          </Button>
        </Row>
      )}
    </FieldGroup>
  );
});

type ComingProps = { upload: Upload; builder: SlideBuilder };

const Coming = observer(({ upload, builder }: ComingProps) => {
  const w = useWords();
  const { name } = upload.file;
  const { percent } = upload;
  return (
    <div className={styles.clip}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>
        {upload.isWorkedOn
          ? w("builder.processing", { percent })
          : w("builder.uploading", { percent })}
      </span>
      <IconButton
        icon={X}
        aria-label={w("builder.cancelFile", { name })}
        onClick={() => builder.uploads.cancel(upload)}
      />
    </div>
  );
});

type ThereProps = ClipCardProps & { clip: Media };

const There = observer(({ clip, builder, type }: ThereProps) => {
  const w = useWords();
  const [writing, write] = useState<CaptionsWriting | null>(null);
  const remove = () => {
    const putBack = builder.media.remove(clip.id);
    toast({
      words: w("builder.clipRemoved", { type }),
      action: { words: w("builder.undo"), act: putBack },
    });
  };
  return (
    <div className={styles.clip}>
      {clip.thumbnail_url === null ? (
        <span className={styles.picture}>
          <Icon of={type === "audio" ? AudioLines : Film} size={28} />
        </span>
      ) : (
        <img className={styles.picture} src={clip.thumbnail_url} alt="" />
      )}
      <span className={styles.name}>{w("builder.clipThere", { type })}</span>
      {clip.duration === null ? null : (
        <span className={styles.state}>{lengthWords(clip.duration)}</span>
      )}
      <IconButton icon={Trash2} aria-label={w("builder.removeClip", { type })} onClick={remove} />
      <Button
        size="small"
        icon={Captions}
        className={styles.captions}
        onClick={() => write(builder.media.captionsOf(clip))}
      >
        {w(clip.captions === null ? "builder.captionsAdd" : "builder.captionsEdit")}
      </Button>
      {writing ? (
        <Suspense>
          <CaptionsDialog builder={builder} writing={writing} onClose={() => write(null)} />
        </Suspense>
      ) : null}
    </div>
  );
});
