export { BuilderModal, type BuilderModalProps } from "./BuilderModal.tsx";
