import type { groupWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const grouped = {
  "grouped.invited": "{n, plural, one {Invitation sent} other {# invitations sent}}",
  "grouped.nudged": "Nudge sent",
  "grouped.allNudged":
    "{n, plural, =0 {No one could be nudged right now} one {1 person nudged} other {# people nudged}}",
  "grouped.letIn": "Request approved",
  "grouped.turnedDown": "Request declined",
  "grouped.allLetIn": "All requests approved",
  "grouped.removed": "Removed from the group",
  "grouped.withdrawn": "Invitation withdrawn",
  "grouped.named": "Organiser added",
  "grouped.notNamed": "Organiser removed",
  "grouped.offered": "Offer sent",
  "grouped.offerWithdrawn": "Offer withdrawn",
} as const satisfies Readonly<Record<KeysOf<typeof groupWords>, string>>;
