export { useAskUnsaved } from "./askUnsaved.ts";
export { cardTitle } from "./cardTitle.ts";
export { NotYet } from "./NotYet.tsx";
export { useSaidErrors } from "./saidErrors.ts";
