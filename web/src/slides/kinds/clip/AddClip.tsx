import { Images, type LucideIcon, Mic, Video } from "lucide-react";
import { observer } from "mobx-react-lite";
import { mediaLimits } from "#core/domain/media/index.ts";
import { LeftBehind } from "#web/capture/index.ts";
import { Button, Problem } from "#web/components/index.ts";
import { AddFiles } from "#web/media/index.ts";
import { said, useWords } from "#web/words/index.ts";
import type { PanelProps } from "../panel.ts";

type AddClipProps = PanelProps & {
  type: "audio" | "video";
  icon: LucideIcon;
  /** Opens the camera or the microphone; left out where there is none to be had. */
  onRecord?: (() => void) | undefined;
};

/** Where a voice or a video comes in: recorded, picked, dropped, pasted or from the card (BUILD-03). */
export const AddClip = observer(({ builder, type, icon, onRecord }: AddClipProps) => {
  const w = useWords();
  const { max_size_mb, max_duration_s } = mediaLimits[type];
  const minutes = (max_duration_s ?? 0) / 60;
  return (
    <AddFiles
      one
      icon={icon}
      type={type}
      words={{
        choose: w("builder.chooseClip", { type }),
        drop: w("builder.dropClip"),
        kinds: w("builder.clipKinds", { type, mb: max_size_mb, minutes }),
      }}
      onFiles={(files) => builder.addFiles(files)}
    >
      {onRecord ? (
        <Button icon={type === "audio" ? Mic : Video} onClick={onRecord}>
          {w("builder.record", { type })}
        </Button>
      ) : null}
      <LeftBehind builder={builder} types={[type]} />
      <Button kind="bare" icon={Images} onClick={() => builder.goTo("library")}>
        {w("builder.clipFromLibrary", { type })}
      </Button>
      <Problem>{said(builder.error)}</Problem>
    </AddFiles>
  );
});
