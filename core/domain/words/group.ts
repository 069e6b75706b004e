/** What the owner is told has been done in the group. */
export const groupWords = {
  invited: (count: number) => (count === 1 ? "Invitation sent" : `${count} invitations sent`),
  nudged: "Nudged",
  allNudged: "Everyone nudged",
  letIn: "Let in",
  turnedDown: "Turned down",
  allLetIn: "Everyone let in",
  removed: "Removed from the group",
  withdrawn: "Invitation withdrawn",
} as const;
