import { type ModalName, type ModalParams, paths } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { LivingSite } from "./site.ts";
import type { Who } from "./sites.ts";

/** One modal as somebody comes to it by its address alone. */
export interface ModalCase {
  readonly name: ModalName;
  /** The requirement it shows. */
  readonly id: string;
  readonly who: Who;
  /** A route it is allowed on. */
  readonly at: (site: LivingSite) => string;
  /** One it is not allowed on; none where it is allowed everywhere. */
  readonly not: ((site: LivingSite) => string) | null;
  readonly params?: (site: LivingSite) => ModalParams | Promise<ModalParams>;
  /** What it is called. */
  readonly title: string | RegExp;
}

const landing = () => paths.landing;
const home = () => paths.home();
const account = () => paths.account;
const shop = () => paths.shop();
const edit = ({ card }: LivingSite) => paths.edit(card.id);
const settings = ({ card }: LivingSite) => paths.settings(card.id);
const send = ({ card }: LivingSite) => paths.send(card.id);
const group = ({ card }: LivingSite) => paths.group(card.id);
const room = ({ card }: LivingSite) => paths.contributor(card.group);
const slides = ({ card }: LivingSite) => paths.contributorSlides(card.group);
const received = ({ card }: LivingSite) => paths.recipientSlides(card.recipient);
const first = ({ slide }: LivingSite) => ({ id: slide });
const unsupported = () => "/unsupported";

/** The contributor's role in the card, as its owner reads it. */
const contributorRole = async ({ owner, card }: LivingSite) => {
  const { roles } = await owner.ask("readGroup", { path: { id: card.id } });
  return { role: roles.find((r) => r.role_type === "contributor")?.id ?? "" };
};

/** All twenty-six (MODAL-03..28). */
export const modalCases: readonly ModalCase[] = [
  {
    name: "auth",
    id: "MODAL-03",
    who: "nobody",
    at: landing,
    not: unsupported,
    title: inEnglish(signInWords.signIn),
  },
  {
    name: "bundle",
    id: "MODAL-04",
    who: "nobody",
    at: landing,
    not: shop,
    params: () => ({ type: "postal", quantity: 10 }),
    title: say("modals.bundle"),
  },
  {
    name: "contribution-builder",
    id: "MODAL-05",
    who: "owner",
    at: edit,
    not: send,
    title: "Add your message",
  },
  {
    name: "delete-account",
    id: "MODAL-06",
    who: "stranger",
    at: account,
    not: home,
    title: say("modals.deleteAccount"),
  },
  {
    name: "role-delete",
    id: "MODAL-07",
    who: "owner",
    at: group,
    not: send,
    params: contributorRole,
    title: /^Remove /,
  },
  {
    name: "offer-card",
    id: "ROLE-06",
    who: "owner",
    at: group,
    not: send,
    title: say("handOver.ask"),
  },
  {
    name: "co-owner",
    id: "ROLE-06",
    who: "owner",
    at: group,
    not: send,
    params: contributorRole,
    title: /^Add .* as an organiser\?$/,
  },
  {
    name: "delete-slide",
    id: "MODAL-08",
    who: "owner",
    at: edit,
    not: settings,
    params: first,
    title: say("editor.deleteSlide"),
  },
  {
    name: "delete-card",
    id: "MODAL-09",
    who: "owner",
    at: settings,
    not: send,
    title: say("editor.deleteSure"),
  },
  {
    name: "discard-changes",
    id: "MODAL-10",
    who: "owner",
    at: edit,
    not: home,
    title: say("modals.discard"),
  },
  {
    name: "special-effects",
    id: "MODAL-11",
    who: "owner",
    at: settings,
    not: send,
    title: say("editor.effectsTitle"),
  },
  {
    name: "soundtrack",
    id: "MUSIC-03",
    who: "owner",
    at: edit,
    not: send,
    title: say("soundtrack.title"),
  },
  {
    name: "logo",
    id: "LOGO-04",
    who: "owner",
    at: edit,
    not: send,
    title: say("logos.heading"),
  },
  {
    name: "colours",
    id: "THEME-16",
    who: "owner",
    at: edit,
    not: send,
    title: say("cardTheme.heading"),
  },
  { name: "faq", id: "MODAL-12", who: "nobody", at: landing, not: shop, title: say("modals.faq") },
  {
    name: "invite",
    id: "MODAL-13",
    who: "owner",
    at: group,
    not: edit,
    title: say("group.inviteTitle"),
  },
  {
    name: "leave-group",
    id: "MODAL-14",
    who: "contributor",
    at: room,
    not: shop,
    title: say("contributor.leaveSure"),
  },
  {
    name: "library",
    id: "MODAL-15",
    who: "owner",
    at: edit,
    not: settings,
    title: say("modals.library"),
  },
  {
    name: "name-changed-success",
    id: "MODAL-16",
    who: "stranger",
    at: account,
    not: home,
    title: say("modals.nameChanged"),
  },
  {
    name: "auth-success",
    id: "MODAL-17",
    who: "stranger",
    at: home,
    not: unsupported,
    title: say("auth.success"),
  },
  {
    name: "contribution-sent",
    id: "MODAL-18",
    who: "contributor",
    at: slides,
    not: home,
    params: () => ({ alreadySent: false, moderated: true, waiting: false }),
    title: say("contributor.sent"),
  },
  {
    name: "card-saved",
    id: "MODAL-19",
    who: "owner",
    at: edit,
    not: shop,
    title: say("editor.savedTitle"),
  },
  {
    name: "recipient-saved",
    id: "MODAL-20",
    who: "recipient",
    at: received,
    not: shop,
    params: () => ({ thanksSent: true }),
    title: say("recipient.savedThanked"),
  },
  {
    name: "privacy",
    id: "MODAL-21",
    who: "nobody",
    at: landing,
    not: shop,
    title: say("modals.privacy"),
  },
  { name: "qr", id: "MODAL-22", who: "owner", at: edit, not: home, title: say("modals.qrGroup") },
  {
    name: "sign-out",
    id: "MODAL-23",
    who: "stranger",
    at: home,
    not: shop,
    title: say("shell.signOut"),
  },
  {
    name: "slide",
    id: "MODAL-24",
    who: "owner",
    at: edit,
    not: home,
    params: first,
    title: /^Text from /,
  },
  {
    name: "corporate-terms",
    id: "MODAL-25",
    who: "nobody",
    at: landing,
    not: shop,
    title: say("modals.corporateTerms"),
  },
  {
    name: "terms",
    id: "MODAL-26",
    who: "nobody",
    at: landing,
    not: shop,
    title: say("modals.terms"),
  },
  {
    name: "tooltip",
    id: "MODAL-27",
    who: "stranger",
    at: home,
    not: unsupported,
    params: () => ({ name: "group-link" }),
    title: say("tooltip.groupLink"),
  },
  {
    name: "upgrade",
    id: "MODAL-28",
    who: "owner",
    at: edit,
    not: room,
    params: () => ({ productTier: "starter", unlockDigitalSend: true }),
    title: say("upgrade.title"),
  },
];
