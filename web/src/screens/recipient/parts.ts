export { SaveButton } from "./Ending.tsx";
export { PreviewBar } from "./PreviewBar.tsx";
export { Shut } from "./Shut.tsx";
