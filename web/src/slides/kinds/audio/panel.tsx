import { AudioLines } from "lucide-react";
import { AddClip } from "../clip/AddClip.tsx";
import { ClipCard } from "../clip/ClipCard.tsx";
import type { KindPanel } from "../panel.ts";
import { AudioPicture } from "./picture.tsx";

export const audioPanel: KindPanel = {
  Picture: AudioPicture,
  Add: ({ builder }) => (
    <AddClip
      builder={builder}
      type="audio"
      icon={AudioLines}
      onRecord={() => builder.captures.begin()}
    />
  ),
  Controls: ({ builder }) => <ClipCard builder={builder} type="audio" />,
};
