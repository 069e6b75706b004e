export { useAskUnsaved } from "./askUnsaved.ts";
export { cardTitle } from "./cardTitle.ts";
export { FullCard } from "./FullCard.tsx";
export { NotYet } from "./NotYet.tsx";
export { useSaidErrors } from "./saidErrors.ts";
