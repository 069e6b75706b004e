/** What people are told about signing in, groups, sending and thanking; the specification's words to the letter. */
export const peopleWords = {
  /** ERR-01 */
  codeInvalid: "Code is invalid. Please request another.",
  /** ERR-02 */
  codeExpired: "Code is expired. Please request another.",
  /** ERR-03 */
  locked:
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  /** ERR-17 */
  tooManyInvitations: (product: string) =>
    `${product} can only send up to 50 invitations at one time.`,
  noInvitations: "Please add at least one email address",
  badInvitation: (email: string) =>
    `${email.length > 60 ? `${email.slice(0, 60)}…` : email} doesn’t look right`,
  /** Said beside it where only codes are held up (F-18). */
  linkStillWorks: "The link in our latest email still works.",
  /** API-63 */
  notRecipient: "User is not a recipient for this story",
  emailTaken: "Another account already uses this email address",
  wayBackUsed: "This link has been used already.",
  wayBackExpired: "This link has expired.",
  wayBackTaken: (email: string) =>
    `Another account uses ${email} now. Delete that account or change its address, then open this link again.`,
  emailNeedsCode: "Please enter the code we sent to your new email address",
  requestAnswered: "This request has already been answered.",
  invitationGone: "This invitation is no longer open.",
  waitForApproval: "The organiser hasn’t approved your request yet.",
  /** SLIDE-35, which OPEN-81 takes for every message */
  messageMissing: "Please add a message",
  messageTooLong: "Please keep your message under 300 characters",
  alreadyThanked:
    "Someone has already said thank you for this card, and it holds one thank-you. You can tell the organiser yourself.",
  noRecipientName: "Please type in their name",
  notNudged: "You can only nudge people who haven’t added a message yet.",
  cannotRemoveOwner: "The organiser can’t leave the card, but can delete it.",
  cannotDeleteRole: "This person has already joined. You can remove them from the group instead.",
  cannotChangeRole: "This can’t be changed for this person.",
  nothingToConvert: "This card is up to date.",
  noOccasionDate: "Please choose a date",
  occasionYear: (first: number, last: number) =>
    `Please choose a year between ${first} and ${last}`,
  daysBefore: (days: string) => `Please choose ${days} days`,
  hoursEast: (least: number, most: number) => `Please enter hours between ${least} and ${most}`,
  tooManyReminders: "You’ve reached the limit for reminders. Delete one to add another.",
  cardFull: "This card has more messages than its plan allows. Upgrade it to send it.",
  noWayOut: "This link isn’t complete. Please open it again from the email.",
  noEmail: "Please type in an email address",
} as const;
