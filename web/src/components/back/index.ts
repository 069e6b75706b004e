export { BackLink } from "./BackLink.tsx";
export { SavedNote } from "./SavedNote.tsx";
