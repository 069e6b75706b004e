import type { RuleName } from "#core/domain/access/index.ts";
import { everybody, type Variant, type Which, type Who } from "./world.ts";

/** One question: who asks about what, and whose it is. */
export interface Question extends Variant {
  readonly who: Who;
  readonly card: Which;
  /** For messages, roles and files: the asker's own, somebody else's, or a message nobody has sent yet. */
  readonly whose: "mine" | "theirs" | "unsent";
}

const named = (...starts: readonly string[]): readonly Who[] =>
  everybody.filter((who) => starts.some((start) => who.startsWith(start)));

const signedOut: readonly Who[] = ["nobody", "visitor", "maker"];
const signedIn: readonly Who[] = everybody.filter((who) => !signedOut.includes(who));
/** Whose part in our card counts (ROLE-04). */
const usable: readonly Who[] = ["coOwner", "contributor active", "recipient active"];
/** Who has any part in our card, and may ask what became of it. */
const inOurCard: readonly Who[] = named("coOwner", "contributor", "recipient", "viewer", "blocked");
/** Shut out whatever link they hold (ROLE-01, OPEN-64). */
const shutOut: readonly Who[] = [
  ...named("blocked"),
  "contributor rejected",
  "recipient rejected",
  "viewer rejected",
];

/** Whose card it is. */
const owners = ({ card }: Question): readonly Who[] =>
  card === "ours" ? ["owner"] : card === "visitors" ? ["maker", "makerSignedIn"] : [];
const inOurs = ({ card }: Question, who: readonly Who[]): readonly Who[] =>
  card === "ours" ? who : [];
/** Who organises it: the owner, and in our card whoever was named beside them (decision 0077). */
const organisers = (q: Question): readonly Who[] => [...owners(q), ...inOurs(q, ["coOwner"])];
const members = (q: Question) => [...owners(q), ...inOurs(q, usable)];
const notShutOut = (q: Question): readonly Who[] =>
  everybody.filter((who) => !inOurs(q, shutOut).includes(who));
const throughLink = (q: Question): readonly Who[] =>
  q.privacy === "private" ? [...members(q), ...inOurs(q, ["invited"])] : notShutOut(q);
/** Their own, unless they are shut out of the card it is in (F-01). */
const author = (q: Question): readonly Who[] =>
  q.whose === "mine" ? [q.who].filter((who) => notShutOut(q).includes(who)) : [];
/** Their own, which is in no card. */
const keeper = ({ whose, who }: Question): readonly Who[] => (whose === "mine" ? [who] : []);
const both = (a: readonly Who[], b: readonly Who[]): readonly Who[] =>
  a.filter((who) => b.includes(who));

/**
 * Who is let in, by the name of the rule: written by hand from the requirements, without looking at how the rules
 * are written.
 */
export const letIn: Readonly<Partial<Record<RuleName, (q: Question) => readonly Who[]>>> = {
  anyone: () => everybody,
  signedIn: () => signedIn,
  // STORY-19, OPEN-40: the card's owner, also before sign-in
  cardOwner: owners,
  // OPEN-40: inviting, sending and new links ask for sign-in
  signedInCardOwner: (q) => both(owners(q), signedIn),
  // decision 0077: what the co-owner does beside the owner
  cardOrganiser: organisers,
  signedInCardOrganiser: (q) => both(organisers(q), signedIn),
  signedInOrganiserIfNamed: (q) => both(organisers(q), signedIn), // API-71
  cardMaker: (q) => both(owners(q), signedIn), // OPEN-76
  cardMember: members, // ROLE-04
  cardPlayer: throughLink, // API-75: a link’s token, or an invitation’s
  cardWriter: (q) => [...owners(q), ...inOurs(q, ["coOwner", "contributor active"])], // API-31
  linkHolder: throughLink, // OPEN-63
  signedInLinkHolder: (q) => both(notShutOut(q), signedIn), // OPEN-64
  signedInRecipient: (q) => both(throughLink(q), signedIn), // OPEN-65
  thanksAuthor: (q) => both(throughLink(q), signedIn), // OPEN-171: no one has said thank you yet
  // API-60: one's own part whatever became of it, else as the link lets in
  ownPart: (q) => [...throughLink(q), ...inOurs(q, inOurCard)],
  authorOrOrganiser: (q) => [...organisers(q), ...author(q)], // API-32
  // OPEN-75: members see each other's messages where they are shown as they come; recipients see the card
  slideReader: (q) => [
    ...organisers(q),
    ...author(q),
    ...(q.whose === "unsent" ? [] : inOurs(q, q.shown ? usable : ["recipient active"])),
  ],
  // OPEN-166: a message acts only in the visit that wrote it, or once it is the account's
  signedInSender: (q) => both(author(q), signedIn),
  // decision 0076: whoever wrote it in this visit, where everybody is let in and guests may sign
  guestSender: (q) =>
    q.privacy === "public"
      ? both(author(q), signedOut).filter((who) => !owners(q).includes(who))
      : [],
  roleOrganiserSide: organisers, // ROLE-06
  ownRole: author, // API-63
  ownRoleOrOrganiser: (q) => [...organisers(q), ...author(q)], // API-58
  invitationHolder: notShutOut, // ROLE-11, OPEN-64
  signedInInvitationHolder: (q) => both(notShutOut(q), signedIn), // API-57, OPEN-64
  uploader: author, // API-87
  uploaderOrOrganiser: (q) => [...organisers(q), ...author(q)], // API-85
  uploadHolder: author, // API-88
  signedInUploadHolder: (q) => both(keeper(q), signedIn), // API-124
  signedInOwnerIfNamed: (q) => both(owners(q), signedIn), // PAY-20
  holder: keeper, // REMIND-01
};
export const isSignedIn = (who: Who): boolean => signedIn.includes(who);
