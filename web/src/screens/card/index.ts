export { cardTitle } from "./cardTitle.ts";
export { DeleteCard } from "./DeleteCard.tsx";
export { NotYet } from "./NotYet.tsx";
export { useSaidErrors } from "./saidErrors.ts";
