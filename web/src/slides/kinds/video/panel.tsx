import { Film } from "lucide-react";
import { AddClip } from "../clip/AddClip.tsx";
import { ClipCard } from "../clip/ClipCard.tsx";
import type { KindPanel } from "../panel.ts";
import { VideoPicture } from "./picture.tsx";

export const videoPanel: KindPanel = {
  Picture: VideoPicture,
  Add: ({ builder }) => (
    <AddClip builder={builder} type="video" icon={Film} onRecord={() => builder.captures.begin()} />
  ),
  Controls: ({ builder }) => <ClipCard builder={builder} type="video" />,
};
