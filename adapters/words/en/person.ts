import type { peopleWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const person = {
  "person.codeInvalid": "Code is invalid. Please request another.",
  "person.codeExpired": "Code is expired. Please request another.",
  "person.locked":
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  "person.tooManyInvitations": "{product} can only send up to 50 invitations at one time.",
  "person.noInvitations": "Please add at least one email address",
  "person.badInvitation": "{email} doesn’t look right",
  "person.linkStillWorks": "The link in our latest email still works.",
  "person.notRecipient": "User is not a recipient for this story",
  "person.emailTaken": "Another account already uses this email address",
  "person.wayBackUsed": "This link has been used already.",
  "person.wayBackExpired": "This link has expired.",
  "person.wayBackTaken":
    "Another account uses {email} now. Delete that account or change its address, then open this link again.",
  "person.emailNeedsCode": "Please enter the code we sent to your new email address",
  "person.requestAnswered": "This request has already been answered.",
  "person.invitationGone": "This invitation is no longer open.",
  "person.waitForApproval": "The organiser hasn’t approved your request yet.",
  "person.messageMissing": "Please add a message",
  "person.messageTooLong": "Please keep your message under 300 characters",
  "person.alreadyThanked":
    "Someone has already said thank you for this card, and it holds one thank-you. You can tell the organiser yourself.",
  "person.noRecipientName": "Please type in their name",
  "person.notNudged": "You can only nudge people who haven’t added a message yet.",
  "person.cannotRemoveOwner": "The organiser can’t leave the card, but can delete it.",
  "person.cannotDeleteRole":
    "This person has already joined. You can remove them from the group instead.",
  "person.cannotChangeRole": "This can’t be changed for this person.",
  "person.cannotHelp":
    "Only people who have joined the group with an account can help organise the card.",
  "person.helpsNotOwnCard": "This card is for them, so they can’t help organise it.",
  "person.coOwnersAreOwners": "Only the organiser who started the card can remove this person.",
  "person.notCoOwners": "Only the organiser who started the card can change this.",
  "person.offeredToNobody": "Please choose someone with an account, or type in an email address",
  "person.offeredToOneself": "This card is yours already.",
  "person.offeredToRecipient":
    "This card is for them, so they can’t organise it. Please choose someone else.",
  "person.offerIsForYou": "This card is for you, so you can’t organise it.",
  "person.offeredTooLate": "This card has been sent, so it can’t be handed over any more.",
  "person.offeredToOther":
    "This was sent to another address. Log in with the address it was sent to.",
  "person.offerClosed": "This card isn’t on offer any more.",
  "person.nothingToConvert": "This card is up to date.",
  "person.noTrack": "This track isn’t in the library any more",
  "person.trackGone": "This track isn’t in the card any more",
  "person.noOccasionDate": "Please choose a date",
  "person.occasionYear": "Please choose a year between {first} and {last}",
  "person.daysBefore": "Please choose {days} days",
  "person.hoursEast": "Please enter hours between {first} and {last}",
  "person.tooManyReminders": "You’ve reached the limit for reminders. Delete one to add another.",
  "person.cardFull": "This card has more messages than its plan allows. Upgrade it to send it.",
  "person.noWayOut": "This link isn’t complete. Please open it again from the email.",
  "person.noEmail": "Please type in an email address",
} as const satisfies Readonly<Record<KeysOf<typeof peopleWords>, string>>;
