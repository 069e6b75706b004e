export { useAskUnsaved } from "./askUnsaved.ts";
export { cardTitle } from "./cardTitle.ts";
export { ForApproval } from "./ForApproval.tsx";
export { FullCard } from "./FullCard.tsx";
export { CardNotice, CardNotices } from "./Notice.tsx";
export { NotYet } from "./NotYet.tsx";
export { Scheduled, useGoesOut } from "./Scheduled.tsx";
export { useSaidErrors } from "./saidErrors.ts";
