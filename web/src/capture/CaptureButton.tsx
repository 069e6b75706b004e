import { Camera, Mic, Video } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { type CaptureKind, captureWords } from "#core/domain/capture/index.ts";
import { Button } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";

const icons = { photo: Camera, video: Video, voice: Mic } as const;

type CaptureButtonProps = { builder: SlideBuilder; kind: CaptureKind };

/** Opens the screen that makes one on the spot, beside choosing a file. */
export const CaptureButton = observer(({ builder, kind }: CaptureButtonProps) => (
  <Button icon={icons[kind]} onClick={() => builder.captures.begin()}>
    {said(captureWords.title(kind))}
  </Button>
));
