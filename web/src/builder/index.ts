export { BuilderModal, type BuilderModalProps } from "./BuilderModal.tsx";
export { isMadeHere } from "./kinds.ts";
