import { messages } from "#core/kernel/index.ts";

const most = 60;
/** An address as it is quoted; no longer than sixty signs. */
const quoted = (email: string) => ({
  email: email.length > most ? `${email.slice(0, most)}…` : email,
});
const span = (first: number, last: number) => ({ first: `${first}`, last: `${last}` });

/** What people are told about signing in, groups, sending and thanking; the specification's words to the letter. */
export const peopleWords = /* @__PURE__ */ messages("person", {
  /** ERR-01 */
  codeInvalid: null,
  /** ERR-02 */
  codeExpired: null,
  /** ERR-03 */
  locked: null,
  /** ERR-17 */
  tooManyInvitations: (product: string) => ({ product }),
  noInvitations: null,
  badInvitation: quoted,
  /** Said beside it where only codes are held up (F-18). */
  linkStillWorks: null,
  /** API-63 */
  notRecipient: null,
  emailTaken: null,
  wayBackUsed: null,
  wayBackExpired: null,
  wayBackTaken: (email: string) => ({ email }),
  emailNeedsCode: null,
  requestAnswered: null,
  invitationGone: null,
  waitForApproval: null,
  /** SLIDE-35, which OPEN-81 takes for every message */
  messageMissing: null,
  messageTooLong: null,
  alreadyThanked: null,
  noRecipientName: null,
  notNudged: null,
  cannotRemoveOwner: null,
  cannotDeleteRole: null,
  cannotChangeRole: null,
  cannotHelp: null,
  helpsNotOwnCard: null,
  coOwnersAreOwners: null,
  notCoOwners: null,
  offeredToNobody: null,
  offeredToOneself: null,
  offeredToRecipient: null,
  offerIsForYou: null,
  offeredTooLate: null,
  offeredToOther: null,
  offerClosed: null,
  nothingToConvert: null,
  noTrack: null,
  trackGone: null,
  noOccasionDate: null,
  occasionYear: span,
  daysBefore: (days: readonly number[]) => ({ days: days.map(String) }),
  hoursEast: span,
  tooManyReminders: null,
  cardFull: null,
  noWayOut: null,
  noEmail: null,
});
