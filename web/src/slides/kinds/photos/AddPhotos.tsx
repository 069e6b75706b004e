import { ImagePlus, Images } from "lucide-react";
import { observer } from "mobx-react-lite";
import { mediaLimits } from "#core/domain/media/index.ts";
import { CaptureButton, LeftBehind } from "#web/capture/index.ts";
import { Button, Problem } from "#web/components/index.ts";
import { AddFiles } from "#web/media/index.ts";
import { said, useWords } from "#web/words/index.ts";
import type { PanelProps } from "../panel.ts";

/** Where photos come in: picked, dropped, pasted or from the card (BUILD-03). */
export const AddPhotos = observer(({ builder }: PanelProps) => {
  const w = useWords();
  return (
    <AddFiles
      icon={ImagePlus}
      type="photo"
      words={{
        choose: w("builder.choosePhotos"),
        drop: w("builder.dropHere"),
        kinds: w("builder.kinds", { mb: mediaLimits.photo.max_size_mb }),
      }}
      onFiles={(files) => builder.addFiles(files)}
    >
      <CaptureButton builder={builder} kind="photo" />
      <LeftBehind builder={builder} types={["photos"]} />
      <Button kind="bare" icon={Images} onClick={() => builder.goTo("library")}>
        {w("builder.fromLibrary")}
      </Button>
      <Problem>{said(builder.error)}</Problem>
    </AddFiles>
  );
});
