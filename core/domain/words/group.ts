/** What the owner is told has been done in the group. */
export const groupWords = {
  invited: (count: number) => (count === 1 ? "Invitation sent" : `${count} invitations sent`),
  nudged: "Nudge sent",
  allNudged: "Everyone nudged",
  letIn: "Request approved",
  turnedDown: "Request declined",
  allLetIn: "All requests approved",
  removed: "Removed from the group",
  withdrawn: "Invitation withdrawn",
} as const;
