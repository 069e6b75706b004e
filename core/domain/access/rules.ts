import type { UploadRecord } from "../media/index.ts";
import { isUsable } from "../role/role.ts";
import { type Actor, isSignedIn, made } from "./actor.ts";
import type {
  BelongingSubject,
  InvitationSubject,
  LinkSubject,
  MediaSubject,
  RoleSubject,
  SlideSubject,
  StorySubject,
} from "./subject.ts";

/** True lets in; false answers 401 to someone signed out, else 403. */
type Rule<S> = (actor: Actor, subject: S) => boolean;

const owns: Rule<Pick<StorySubject, "story">> = (actor, { story }) =>
  made(actor, { account_id: story.owner_account_id, visitor_id: story.owner_visitor_id });

const anyone: Rule<unknown> = () => true;
const signedIn: Rule<unknown> = (actor) => isSignedIn(actor);
/** The card's owner, also before sign-in (ROLE-06, OPEN-40). */
const cardOwner: Rule<StorySubject> = owns;
/** The card's owner with an account: inviting, sending and paying ask for sign-in (OPEN-40). */
const signedInCardOwner: Rule<StorySubject> = (actor, subject) =>
  isSignedIn(actor) && owns(actor, subject);
/** Whoever has a usable part in the card (ROLE-04). */
const cardMember: Rule<StorySubject> = (actor, subject) =>
  owns(actor, subject) || (subject.role !== null && isUsable(subject.role));
/** Owner or active contributor: those who may add a slide directly (API-31). */
const cardWriter: Rule<StorySubject> = (actor, subject) =>
  owns(actor, subject) ||
  (isSignedIn(actor) &&
    subject.role !== null &&
    subject.role.status === "active" &&
    subject.role.role_type === "contributor");
/** Somebody may adopt a card only if it is theirs already or nobody's yet and made by this visitor (OPEN-76). */
const cardMaker: Rule<StorySubject> = (actor, subject) => isSignedIn(actor) && owns(actor, subject);

/** Plays the card: a member, or whoever names the token of one of its public links (API-75, API-117, API-122). */
const cardPlayer: Rule<StorySubject> = (actor, subject) => {
  const { story, through } = subject;
  if (cardMember(actor, subject)) return true;
  if (!through || blocked(subject)) return false;
  if (through === story.watch_token) return true;
  return through === story.recipient_token
    ? story.recipient_link_privacy === "public"
    : through === story.group_token && story.group_link_privacy === "public";
};
/** Signed in and, where a card is named, its owner: buying and reminding (PAY-20, OPEN-156). */
const signedInOwnerIfNamed: Rule<StorySubject | null> = (actor, subject) =>
  isSignedIn(actor) && (subject === null || owns(actor, subject));

const wrote: Rule<SlideSubject> = (actor, { slide }) => made(actor, slide);
/**
 * With an account: the author of a message, or whoever names one that was never sent. Such a message's id is a
 * token, and the operation asks for the group's token beside it (API-44, OPEN-95).
 */
const signedInSender: Rule<SlideSubject> = (actor, subject) =>
  isSignedIn(actor) &&
  (wrote(actor, subject) || (subject.slide.status === "pending" && subject.slide.sent_on === null));
/** The slide's author, or the card's owner (API-32, API-35, API-42). */
const authorOrOwner: Rule<SlideSubject> = (actor, subject) =>
  wrote(actor, subject) || owns(actor, subject);
/** Reads a slide: its author, the owner, or a member once it is in the card. */
const slideReader: Rule<SlideSubject> = (actor, subject) =>
  authorOrOwner(actor, subject) ||
  (subject.slide.status === "approved" &&
    cardMember(actor, subject) &&
    (subject.story.show_as_you_go || subject.role?.role_type === "recipient"));

/** Blocked people (null type) and rejected requests stay outside whatever link they hold (ROLE-01, OPEN-64). */
const blocked = ({ role }: StorySubject): boolean =>
  role !== null && (role.role_type === null || role.status === "rejected");
const privacyOf = ({ story, tokenType }: LinkSubject) =>
  tokenType === "recipient" ? story.recipient_link_privacy : story.group_link_privacy;
/** An invitation is for whoever holds it until it is accepted; then for the one who did. */
const isOpenTo = (actor: Actor, invitation: LinkSubject["invitation"]): boolean =>
  invitation !== null && (invitation.status === "pending" || made(actor, invitation));
/** Holds a link that lets in: a public one, or a private one with an invitation or a usable role (OPEN-63). */
const linkHolder: Rule<LinkSubject> = (actor, subject) =>
  owns(actor, subject) ||
  (!blocked(subject) &&
    (privacyOf(subject) === "public" ||
      subject.tokenType === "watch" ||
      isOpenTo(actor, subject.invitation) ||
      (subject.role !== null && isUsable(subject.role))));
/** Holds any link to the card and is signed in; whether it joins or asks is the handler's answer (OPEN-64). */
const signedInLinkHolder: Rule<LinkSubject> = (actor, subject) =>
  isSignedIn(actor) && !blocked(subject);
/** Signed in and let in by the link: saving and thanking (OPEN-65). */
const signedInRecipient: Rule<LinkSubject> = (actor, subject) =>
  isSignedIn(actor) && linkHolder(actor, subject);

/** Anyone may ask for their own part in a card, and learns nothing else of it (API-60). */
const ownPart: Rule<LinkSubject> = () => true;

const roleOwnerSide: Rule<RoleSubject> = (actor, subject) => owns(actor, subject);
const ownRole: Rule<RoleSubject> = (actor, { target }) => made(actor, target);
/** The card's owner, or the member's own role (API-58). */
const ownRoleOrOwner: Rule<RoleSubject> = (actor, subject) =>
  ownRole(actor, subject) || owns(actor, subject);
/** The token in the link is the permission (ROLE-11). */
const invitationHolder: Rule<InvitationSubject> = () => true;
/** As above, and an account to join with (a join token never proves an address). */
const signedInInvitationHolder: Rule<InvitationSubject> = (actor) => isSignedIn(actor);

const uploader: Rule<MediaSubject> = (actor, { media }) => made(actor, media);
const uploaderOrOwner: Rule<MediaSubject> = (actor, subject) =>
  uploader(actor, subject) || (subject.story !== null && owns(actor, { story: subject.story }));
/** Whoever was given the permission to upload (design rule 5). */
const uploadHolder: Rule<UploadRecord> = (actor, upload) => made(actor, upload);
const signedInUploadHolder: Rule<UploadRecord> = (actor, upload) =>
  isSignedIn(actor) && made(actor, upload);
/** Whoever it belongs to, signed in: reminders, payments, addresses, themes, logo links, postal orders. */
const holder: Rule<BelongingSubject> = (actor, thing) => thing.account_id === actor.account;

/** Every permission of the product, by the name that an operation's row gives (design rule 1). */
export const rules = {
  anyone,
  signedIn,
  cardOwner,
  signedInCardOwner,
  cardMember,
  cardWriter,
  cardMaker,
  cardPlayer,
  signedInOwnerIfNamed,
  authorOrOwner,
  signedInSender,
  slideReader,
  linkHolder,
  signedInLinkHolder,
  signedInRecipient,
  ownPart,
  roleOwnerSide,
  ownRole,
  ownRoleOrOwner,
  invitationHolder,
  signedInInvitationHolder,
  uploader,
  uploaderOrOwner,
  uploadHolder,
  signedInUploadHolder,
  holder,
};
export type RuleName = keyof typeof rules;
/** The subject that a rule judges. */
export type JudgedBy<R extends RuleName> = Parameters<(typeof rules)[R]>[1];
