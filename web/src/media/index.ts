export { AddFiles } from "./AddFiles.tsx";
export { cutPicture, pictureBytes } from "./cut.ts";
export { FailedUpload } from "./FailedUpload.tsx";
export { FilePicker } from "./FilePicker.tsx";
export { pickedFiles } from "./files.ts";
export { lengthWords } from "./length.ts";
