import { ImagePlus, Images } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { mediaLimits } from "#core/domain/media/index.ts";
import { Button, Icon, Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { FilePicker } from "./FilePicker.tsx";
import styles from "./MediaPanel.module.css";

/** Where photos come in: picked, dropped, pasted or from the card (BUILD-03). */
export const MediaPanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        <Icon of={ImagePlus} size={44} />
        <FilePicker label={w("builder.choosePhotos")} onFiles={(files) => builder.addFiles(files)}>
          {(open) => (
            <Button kind="primary" onClick={open}>
              {w("builder.choosePhotos")}
            </Button>
          )}
        </FilePicker>
        <p className={styles.drop}>{w("builder.dropHere")}</p>
        <p className={styles.fine}>{w("builder.kinds", { mb: mediaLimits.photo.max_size_mb })}</p>
      </div>
      <Button kind="bare" icon={Images} onClick={() => builder.goTo("library")}>
        {w("builder.fromLibrary")}
      </Button>
      <Problem>{said(builder.error)}</Problem>
    </div>
  );
});
