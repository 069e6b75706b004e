const counted = (count: number, one: string, many: string, rest = ""): string =>
  `${count} ${count === 1 ? one : many}${rest}`;

/** One line that says what a card on the desk needs next (screens 10). */
export const homeWords = {
  thanked: "Thank-you sent",
  from: (owner: string) => `From ${owner}`,
  waiting: "Waiting for approval",
  undelivered: "Email didn’t arrive",
  saidThanks: "They said thank you",
  requests: (count: number) => counted(count, "person wants", "people want", " to join"),
  forApproval: (count: number) => counted(count, "message", "messages", " waiting for approval"),
  unseen: (count: number) => counted(count, "new message", "new messages"),
  opened: "Opened",
  sent: "Sent",
  addFirst: "Add the first message",
  messages: (count: number) => counted(count, "message", "messages"),
} as const;
