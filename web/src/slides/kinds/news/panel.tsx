import type { KindPanel } from "../panel.ts";
import { NewsPicture } from "./picture.tsx";

export const newsPanel: KindPanel = { Picture: NewsPicture };
