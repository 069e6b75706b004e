import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { Button, Progress } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./BuilderModal.module.css";

type BuilderActionsProps = { builder: SlideBuilder; onSubmit: () => unknown };

/** The one next step; while something uploads, how far it is stands in its place. */
export const BuilderActions = observer(({ builder, onSubmit }: BuilderActionsProps) => {
  const w = useWords();
  if (builder.panel === "library")
    return (
      <div className={styles.end}>
        <Button
          kind="primary"
          onClick={() => builder.goTo(builder.photos.length > 0 ? "customise" : "media")}
        >
          {w("builder.done")}
        </Button>
      </div>
    );
  if (builder.isUploading)
    return (
      <div className={styles.end}>
        <Progress
          value={builder.percent}
          label={w("builder.upload")}
          words={w("builder.uploading", { percent: builder.percent })}
        />
        <Button kind="bare" onClick={() => builder.cancelUploads()}>
          {w("builder.cancel")}
        </Button>
      </div>
    );
  const words =
    builder.draft?.slideId != null
      ? w("builder.save")
      : w(builder.place.isOwner ? "builder.add" : "builder.send");
  return (
    <div className={styles.end}>
      <Button kind="primary" busy={builder.busy} onClick={() => onSubmit()}>
        {words}
      </Button>
    </div>
  );
});
