export { SaveButton } from "./Ending.tsx";
export { recipientOf, useFrom } from "./names.ts";
export { PreviewBar } from "./PreviewBar.tsx";
export { Shut } from "./Shut.tsx";
export { Theatre } from "./theatre/Theatre.tsx";
export { Unwrap } from "./Unwrap.tsx";
