import type { KindPanel } from "../panel.ts";
import { DatePicture } from "./picture.tsx";

export const datePanel: KindPanel = { Picture: DatePicture };
