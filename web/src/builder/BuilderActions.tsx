import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { Button, Problem, Progress } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./BuilderModal.module.css";

type BuilderActionsProps = { builder: SlideBuilder; onSubmit: () => unknown };

/** The one next step, what went wrong with it, and in its place how far an upload is. */
export const BuilderActions = observer(({ builder, onSubmit }: BuilderActionsProps) => (
  <div className={styles.end}>
    <Problem>{said(builder.error)}</Problem>
    <div className={styles.step}>
      <Step builder={builder} onSubmit={onSubmit} />
    </div>
  </div>
));

const Step = observer(({ builder, onSubmit }: BuilderActionsProps) => {
  const w = useWords();
  if (builder.panel === "library")
    return (
      <Button
        kind="primary"
        onClick={() => builder.goTo(builder.media.list.length > 0 ? "customise" : "media")}
      >
        {w("builder.done")}
      </Button>
    );
  if (builder.uploads.isUnderWay)
    return (
      <>
        <Progress
          value={builder.uploads.percent}
          label={w("builder.upload")}
          words={w(builder.uploads.isProcessing ? "builder.processing" : "builder.uploading", {
            percent: builder.uploads.percent,
          })}
        />
        <Button kind="bare" onClick={() => builder.uploads.cancelAll()}>
          {w("builder.cancel")}
        </Button>
      </>
    );
  const words =
    builder.draft?.slideId != null
      ? w("builder.save")
      : w(builder.place.isOwner ? "builder.add" : "builder.send");
  return (
    <Button kind="primary" busy={builder.busy} onClick={() => onSubmit()}>
      {words}
    </Button>
  );
});
