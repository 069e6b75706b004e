import { withModal } from "#core/domain/navigation/index.ts";
import type { Submitted } from "../builder/index.ts";

type Saved = Extract<Submitted, { kind: "saved" }>;

/** Where a message that was sent leads: to the group's messages, with word of what came of it. */
export const sentPath = (
  token: string,
  { moderated, waiting }: Pick<Saved, "moderated" | "waiting">,
  { isEdit, isOwner }: { readonly isEdit: boolean; readonly isOwner: boolean },
): string =>
  withModal(`/group/${token}/slides`, "contribution-sent", {
    alreadySent: isEdit,
    moderated: moderated && !isOwner,
    waiting,
  });
