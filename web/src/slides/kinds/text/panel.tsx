import type { KindPanel } from "../panel.ts";
import { TextPicture } from "./picture.tsx";

export const textPanel: KindPanel = { Picture: TextPicture };
