export { BuilderModal, type BuilderModalProps } from "./BuilderModal.tsx";
export { FilePicker } from "./FilePicker.tsx";
export { isMadeHere } from "./kinds.ts";
