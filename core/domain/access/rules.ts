import { isUsable } from "../role/role.ts";
import { peopleWords } from "../words/index.ts";
import { isAuthoredBy, isSignedIn, wroteThanks } from "./actor.ts";
import { evenShutOut, inCard, outsideCards, saying } from "./rule.ts";
import { organises, owns } from "./standing.ts";
import type {
  BelongingSubject,
  InvitationSubject,
  LinkSubject,
  MediaSubject,
  RoleSubject,
  SlideSubject,
  StorySubject,
  UploadSubject,
} from "./subject.ts";

const anyone = outsideCards<null>(() => true);
const signedIn = outsideCards<null>(isSignedIn);
/** Whoever it belongs to, signed in: reminders, payments, addresses, themes, logo links, postal orders. */
const holder = outsideCards<BelongingSubject>(
  (actor, { account_id }) => isSignedIn(actor) && actor.account === account_id,
);

/** The card's owner, also before sign-in (ROLE-06, OPEN-40). */
const cardOwner = inCard<StorySubject>(owns);
/** The card's owner with an account: inviting, sending and paying ask for sign-in (OPEN-40). */
const signedInCardOwner = inCard<StorySubject>(
  (actor, subject) => isSignedIn(actor) && owns(actor, subject),
);
/** The card's owner or a co-owner: what both may, such as editing and moderating (decision 0077). */
const cardOrganiser = inCard<StorySubject>(organises);
/** As above, with an account: inviting, reminding and sending ask for sign-in (OPEN-40). */
const signedInCardOrganiser = inCard<StorySubject>(
  (actor, subject) => isSignedIn(actor) && organises(actor, subject),
);
/** Whoever has a usable part in the card (ROLE-04). */
const cardMember = inCard<StorySubject>(
  (actor, subject) => owns(actor, subject) || (subject.role !== null && isUsable(subject.role)),
);
/** Owner or active contributor: those who may add a slide directly (API-31). */
const cardWriter = inCard<StorySubject>(
  (actor, subject) =>
    owns(actor, subject) ||
    (isSignedIn(actor) &&
      subject.role !== null &&
      subject.role.status === "active" &&
      subject.role.role_type === "contributor"),
);
/** Somebody may adopt a card only if it is theirs already or nobody's yet and made by this visitor (OPEN-76). */
const cardMaker = inCard<StorySubject>(
  (actor, subject) => isSignedIn(actor) && owns(actor, subject),
);
/** Signed in and, where a card is named, an organiser of it: reminding (OPEN-156). */
const signedInOrganiserIfNamed = inCard<StorySubject | null>(
  (actor, subject) => isSignedIn(actor) && (subject === null || organises(actor, subject)),
);
/** Signed in and, where a card is named, its owner: buying (PAY-20). */
const signedInOwnerIfNamed = inCard<StorySubject | null>(
  (actor, subject) => isSignedIn(actor) && (subject === null || owns(actor, subject)),
);

/** The slide's author, or whoever organises the card (API-32, API-35, API-42). */
const authorOrOrganiser = inCard<SlideSubject>(
  (actor, subject) => isAuthoredBy(actor, subject.slide) || organises(actor, subject),
);
/**
 * With an account, the author of a message, also one they wrote in this visit before sign-in (API-44, OPEN-166), and
 * through the group's present link or with a usable part: a link that was made anew shuts out whoever stored a message
 * under the old one.
 */
const signedInSender = inCard<SlideSubject>((actor, subject) => {
  const { slide, story, through } = subject;
  const holdsLink = through === story.group_token;
  return (
    isSignedIn(actor) &&
    isAuthoredBy(actor, slide) &&
    (holdsLink || cardMember.lets(actor, subject))
  );
});
/**
 * Signs with a name alone: whoever wrote the message in this visit, through the group’s present link, where the organiser
 * lets guests sign and the link lets everybody in (decision 0076).
 */
const guestSender = inCard<SlideSubject>(
  (actor, { story, slide, through }) =>
    !isSignedIn(actor) &&
    !owns(actor, { story }) &&
    story.guests_may_sign &&
    story.group_link_privacy === "public" &&
    through === story.group_token &&
    isAuthoredBy(actor, slide),
);
/** Reads a slide: its author, an organiser, or a member once it is in the card. */
const slideReader = inCard<SlideSubject>(
  (actor, subject) =>
    authorOrOrganiser.lets(actor, subject) ||
    (subject.slide.status === "approved" &&
      cardMember.lets(actor, subject) &&
      (subject.story.show_as_you_go || subject.role?.role_type === "recipient")),
);

const privacyOf = ({ story, tokenType }: LinkSubject) =>
  tokenType === "recipient" ? story.recipient_link_privacy : story.group_link_privacy;
/** An invitation is for whoever holds it until it is accepted; then for the one who did. */
const isOpenTo = (
  actor: Parameters<typeof isAuthoredBy>[0],
  invitation: LinkSubject["invitation"],
) => invitation !== null && (invitation.status === "pending" || isAuthoredBy(actor, invitation));
/** Plays the card: a member, or whoever names the token of a public link or of an invitation to it (API-75, API-117, API-122). */
const cardPlayer = inCard<StorySubject>((actor, subject) => {
  const { story, through } = subject;
  if (cardMember.lets(actor, subject)) return true;
  if (!through) return false;
  if (isOpenTo(actor, subject.invitation ?? null)) return true;
  if (through === story.watch_token) return true;
  return through === story.recipient_token
    ? story.recipient_link_privacy === "public"
    : through === story.group_token && story.group_link_privacy === "public";
});
/** Holds a link that lets in: a public one, or a private one with an invitation or a usable role (OPEN-63). */
const linkHolder = inCard<LinkSubject>(
  (actor, subject) =>
    owns(actor, subject) ||
    privacyOf(subject) === "public" ||
    subject.tokenType === "watch" ||
    isOpenTo(actor, subject.invitation) ||
    (subject.role !== null && isUsable(subject.role)),
);
/** Holds any link to the card and is signed in; whether it joins or asks is the handler's answer (OPEN-64). */
const signedInLinkHolder = inCard<LinkSubject>(isSignedIn);
/** Signed in and let in by the link: saving and thanking (OPEN-65). */
const signedInRecipient = inCard<LinkSubject>(
  (actor, subject) => isSignedIn(actor) && linkHolder.lets(actor, subject),
);
/** Says thank you, where no one has yet, or changes what they wrote themselves (OPEN-171). */
const thanksAuthor = saying(
  inCard<LinkSubject>(
    (actor, subject) =>
      signedInRecipient.lets(actor, subject) &&
      (subject.story.thanks_message === null || wroteThanks(actor, subject.story)),
  ),
  (actor, subject) => (signedInRecipient.lets(actor, subject) ? peopleWords.alreadyThanked : null),
);
/** One's own part, whatever became of it; else whoever the link lets in. An id alone tells a stranger nothing (API-60). */
const ownPart = evenShutOut<LinkSubject>(
  "whoever was turned away is told so in place of the card (OPEN-64)",
  (actor, subject) =>
    owns(actor, subject) ||
    subject.role !== null ||
    (!subject.byId && linkHolder.lets(actor, subject)),
);

const roleOrganiserSide = inCard<RoleSubject>(organises);
const ownRole = inCard<RoleSubject>((actor, { target }) => isAuthoredBy(actor, target));
/** Whoever organises the card, or the member's own role (API-58). */
const ownRoleOrOrganiser = inCard<RoleSubject>(
  (actor, subject) => isAuthoredBy(actor, subject.target) || organises(actor, subject),
);
/** The token in the link is the permission (ROLE-11). */
const invitationHolder = inCard<InvitationSubject>(() => true);
/** As above, and an account to join with (a join token never proves an address). */
const signedInInvitationHolder = inCard<InvitationSubject>(isSignedIn);

const uploader = inCard<MediaSubject>((actor, { media }) => isAuthoredBy(actor, media));
const uploaderOrOrganiser = inCard<MediaSubject>(
  (actor, subject) => isAuthoredBy(actor, subject.media) || organises(actor, subject),
);
/** Whoever was given the permission to upload (design rule 5). */
const uploadHolder = inCard<UploadSubject>((actor, { upload }) => isAuthoredBy(actor, upload));
const signedInUploadHolder = inCard<UploadSubject>(
  (actor, { upload }) => isSignedIn(actor) && isAuthoredBy(actor, upload),
);

/** Every permission of the product, by the name that an operation's row gives (design rule 1). */
export const rules = {
  anyone,
  signedIn,
  cardOwner,
  signedInCardOwner,
  cardOrganiser,
  signedInCardOrganiser,
  cardMember,
  cardWriter,
  cardMaker,
  cardPlayer,
  signedInOrganiserIfNamed,
  signedInOwnerIfNamed,
  authorOrOrganiser,
  signedInSender,
  guestSender,
  slideReader,
  linkHolder,
  signedInLinkHolder,
  signedInRecipient,
  thanksAuthor,
  ownPart,
  roleOrganiserSide,
  ownRole,
  ownRoleOrOrganiser,
  invitationHolder,
  signedInInvitationHolder,
  uploader,
  uploaderOrOrganiser,
  uploadHolder,
  signedInUploadHolder,
  holder,
};
export type RuleName = keyof typeof rules;
/** The subject that a rule judges. */
export type JudgedBy<R extends RuleName> = Parameters<(typeof rules)[R]["lets"]>[1];
