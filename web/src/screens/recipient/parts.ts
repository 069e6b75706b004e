export { SaveButton } from "./Ending.tsx";
export { PreviewBar } from "./PreviewBar.tsx";
export { SavedModal } from "./SavedModal.tsx";
export { Shut } from "./Shut.tsx";
