import { part } from "#web/shell/index.ts";

export { AddFiles } from "./AddFiles.tsx";
/** Fetched when somebody crops: what is beside it is read first. */
export const CropDialog = part(() => import("./CropDialog.tsx"));
export { FailedUpload } from "./FailedUpload.tsx";
export { FilePicker } from "./FilePicker.tsx";
export { pickedFiles } from "./files.ts";
export { lengthWords } from "./length.ts";
export { useSource } from "./useSource.ts";
