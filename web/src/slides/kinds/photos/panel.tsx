import type { KindPanel } from "../panel.ts";
import { AddPhotos } from "./AddPhotos.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";

export const photosPanel: KindPanel = { Add: AddPhotos, Controls: PhotoStrip };
