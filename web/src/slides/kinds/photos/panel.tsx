import type { KindPanel } from "../panel.ts";
import { AddPhotos } from "./AddPhotos.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";
import { PhotosPicture } from "./picture.tsx";

export const photosPanel: KindPanel = {
  Picture: PhotosPicture,
  Add: AddPhotos,
  Controls: PhotoStrip,
};
