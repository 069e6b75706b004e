import {
  type ModalName,
  type ModalParams,
  paths,
  withModal,
} from "#core/domain/navigation/index.ts";
import { placeTitles, signInWords } from "#core/domain/words/index.ts";
import { say } from "#web/words/index.ts";
import type { LivingSite } from "./site.ts";
import type { Who } from "./test.ts";

type Role = "button" | "link" | "textbox" | "switch";

/** One screen or modal as somebody comes to it. */
export interface Screen {
  readonly name: string;
  readonly who: Who;
  readonly at: (site: LivingSite) => string;
  /** The page's title, or of a modal its name. */
  readonly title: string | RegExp;
  /** What it is for, reached by keys alone. */
  readonly main: readonly [Role, string | RegExp];
  /** It lies over a page. */
  readonly isModal?: true;
  /** The builder stands over it by itself, and is closed first (ROUTE-15). */
  readonly underBuilder?: true;
}

const modal =
  (
    path: (site: LivingSite) => string,
    name: ModalName,
    params?: (site: LivingSite) => ModalParams,
  ) =>
  (site: LivingSite): string =>
    withModal(path(site), name, params?.(site));
const edit = ({ card }: LivingSite): string => paths.edit(card.id);
const any = (text: string): RegExp => new RegExp(text);

/** Every screen there is, in the order of the journey. */
export const screens: readonly Screen[] = [
  {
    name: "landing",
    who: "nobody",
    at: () => paths.landing,
    title: say("landing.title"),
    main: ["link", say("shell.makeCard")],
  },
  {
    name: "shop",
    who: "nobody",
    at: () => paths.shop("birthday"),
    title: any("Birthday cards"),
    main: ["textbox", say("shop.for")],
  },
  {
    name: "shop-leaving",
    who: "nobody",
    at: () => "/shop?occasion=farewell",
    title: any("Leaving cards"),
    main: ["textbox", say("shop.for")],
  },
  {
    name: "login",
    who: "nobody",
    at: () => paths.login,
    title: signInWords.signIn,
    main: ["textbox", say("auth.email")],
  },
  {
    name: "not-found",
    who: "nobody",
    at: () => "/no/such/page",
    title: say("shell.notFound"),
    main: ["link", say("shell.goHome")],
  },
  {
    name: "home",
    who: "owner",
    at: () => paths.home(),
    title: say("home.heading"),
    main: ["link", say("home.makeCard")],
  },
  {
    name: "home-empty",
    who: "stranger",
    at: () => paths.home(),
    title: say("home.heading"),
    main: ["link", say("home.makeCard")],
  },
  {
    name: "home-received",
    who: "recipient",
    at: () => paths.home("received"),
    title: say("home.heading"),
    main: ["link", say("home.received")],
  },
  {
    name: "editor",
    who: "owner",
    at: edit,
    title: any("Grace"),
    main: ["button", say("editor.add")],
  },
  {
    name: "editor-of-another",
    who: "stranger",
    at: edit,
    title: say("editor.forbidden"),
    main: ["link", say("editor.toCards")],
  },
  {
    name: "cover",
    who: "owner",
    at: ({ card }) => paths.cover(card.id),
    title: placeTitles.cover,
    main: ["button", say("cover.save")],
  },
  {
    name: "greeting",
    who: "owner",
    at: ({ card }) => paths.greeting(card.id),
    title: placeTitles.greeting,
    main: ["button", say("greeting.save")],
  },
  {
    name: "create",
    who: "owner",
    at: () => paths.create,
    title: placeTitles.create,
    main: ["button", say("cover.make")],
  },
  {
    name: "settings",
    who: "owner",
    at: ({ card }) => paths.settings(card.id),
    title: any(say("settings.title")),
    main: ["switch", say("settings.moderation")],
  },
  {
    name: "group",
    who: "owner",
    at: ({ card }) => paths.group(card.id),
    title: say("group.heading", { name: "Grace" }),
    main: ["button", say("group.copy")],
  },
  {
    name: "contributions",
    who: "owner",
    at: ({ card }) => paths.contributions(card.id),
    title: say("contributions.heading"),
    main: ["button", any(`^${say("contributions.approve")}`)],
  },
  {
    name: "send-email",
    who: "owner",
    at: ({ card }) => paths.send(card.id, "email"),
    title: any("Grace"),
    main: ["textbox", say("send.theirEmail")],
  },
  {
    name: "send-link",
    who: "owner",
    at: ({ card }) => paths.send(card.id, "link"),
    title: any("Grace"),
    main: ["button", say("send.copy")],
  },
  {
    name: "request",
    who: "owner",
    at: ({ closed }) => closed.request,
    title: any("join your card|Let somebody in"),
    main: ["button", say("request.approve")],
  },
  {
    name: "group-link",
    who: "nobody",
    at: ({ card }) => paths.contributor(card.group),
    title: say("contributor.title", { name: "Grace" }),
    main: ["button", say("contributor.add")],
    underBuilder: true,
  },
  {
    name: "group-messages",
    who: "contributor",
    at: ({ card }) => paths.contributorSlides(card.group),
    title: say("contributor.title", { name: "Grace" }),
    main: ["button", any("^(Add|Edit)")],
  },
  {
    name: "group-people",
    who: "contributor",
    at: ({ card }) => `${paths.contributor(card.group)}/roles`,
    title: say("contributor.title", { name: "Grace" }),
    main: ["button", say("contributor.leave")],
  },
  {
    name: "group-private",
    who: "nobody",
    at: ({ closed }) => paths.contributor(closed.group),
    title: any("card"),
    main: ["button", say("contributor.ask")],
  },
  {
    name: "group-missing",
    who: "nobody",
    at: () => paths.contributor("no-such-token"),
    title: any("card"),
    main: ["link", say("contributor.makeOwn")],
  },
  {
    name: "invitation",
    who: "nobody",
    at: ({ invitation }) => invitation,
    title: say("contributor.title", { name: "Grace" }),
    main: ["button", say("contributor.add")],
    underBuilder: true,
  },
  {
    name: "invitation-gone",
    who: "nobody",
    at: () => paths.invitation("no-such-token"),
    title: say("invitation.gone"),
    main: ["link", any(".")],
  },
  {
    name: "unwrap",
    who: "nobody",
    at: ({ card }) => paths.unwrap(card.recipient),
    title: any("Grace"),
    main: ["button", say("recipient.open")],
  },
  {
    name: "player",
    who: "recipient",
    at: ({ card, slide }) => `${paths.recipient(card.recipient)}?slide=${slide}`,
    title: any("Grace"),
    main: ["button", any(`^(${say("player.pause")}|${say("player.play")})$`)],
  },
  {
    name: "all-slides",
    who: "recipient",
    at: ({ card }) => paths.recipientSlides(card.recipient),
    title: any("Grace"),
    main: ["link", say("recipient.watch")],
  },
  {
    name: "preview",
    who: "owner",
    at: ({ card }) => `${paths.recipient(card.recipient)}?preview=true`,
    title: any("Grace"),
    main: ["link", say("recipient.backToCard")],
  },
  {
    name: "thanks-to-say",
    who: "nobody",
    at: ({ full }) => paths.thanks(full.recipient),
    title: say("thanks.page", { name: "Priya" }),
    main: ["button", say("thanks.send")],
  },
  {
    name: "thanks",
    who: "nobody",
    at: ({ card }) => paths.thanks(card.recipient),
    title: any("Say thank you"),
    main: ["link", say("recipient.again")],
  },
  {
    name: "recipient-private",
    who: "nobody",
    at: ({ closed }) => paths.recipient(closed.recipient),
    title: say("recipient.private"),
    main: ["button", say("recipient.ask")],
  },
  {
    name: "recipient-missing",
    who: "nobody",
    at: () => paths.recipient("no-such-token"),
    title: say("recipient.missing"),
    main: ["link", say("shell.goHome")],
  },

  {
    name: "modal-auth",
    isModal: true,
    who: "nobody",
    at: modal(() => paths.landing, "auth"),
    title: signInWords.signIn,
    main: ["textbox", say("auth.email")],
  },
  {
    name: "modal-sign-out",
    isModal: true,
    who: "owner",
    at: modal(() => paths.home(), "sign-out"),
    title: say("shell.signOut"),
    main: ["button", say("shell.stay")],
  },
  {
    name: "modal-builder",
    isModal: true,
    who: "owner",
    at: modal(edit, "contribution-builder"),
    title: any("Add your message"),
    main: ["button", any(`^${say("builder.text")}`)],
  },
  {
    name: "modal-builder-text",
    isModal: true,
    who: "owner",
    at: modal(edit, "contribution-builder", () => ({ slideType: "text" })),
    title: any("message"),
    main: ["textbox", say("builder.message")],
  },
  {
    name: "modal-builder-photos",
    isModal: true,
    who: "owner",
    at: modal(edit, "contribution-builder", () => ({ slideType: "photos" })),
    title: any("Add photo message"),
    main: ["button", say("builder.choosePhotos")],
  },
  {
    name: "modal-builder-edit",
    isModal: true,
    who: "owner",
    at: modal(edit, "contribution-builder", ({ slide }) => ({ id: slide })),
    title: any("Edit your message"),
    main: ["button", say("builder.save")],
  },
  {
    name: "modal-slide",
    isModal: true,
    who: "owner",
    at: modal(edit, "slide", ({ slide }) => ({ id: slide })),
    title: any("^Text from"),
    main: ["button", say("editor.edit")],
  },
  {
    name: "modal-delete-slide",
    isModal: true,
    who: "owner",
    at: modal(edit, "delete-slide", ({ slide }) => ({ id: slide })),
    title: say("editor.deleteSlide"),
    main: ["button", say("editor.keep")],
  },
  {
    name: "modal-delete-card",
    isModal: true,
    who: "owner",
    at: modal(edit, "delete-card"),
    title: any("Delete"),
    main: ["button", say("editor.keep")],
  },
  {
    name: "modal-effects",
    isModal: true,
    who: "owner",
    at: modal(edit, "special-effects"),
    title: say("editor.effectsTitle"),
    main: ["switch", say("editor.confetti")],
  },
  {
    name: "modal-card-saved",
    isModal: true,
    who: "owner",
    at: modal(edit, "card-saved"),
    title: say("editor.savedTitle"),
    main: ["button", any(".")],
  },
  {
    name: "modal-upgrade",
    isModal: true,
    who: "owner",
    at: modal(({ full }) => paths.edit(full.id), "upgrade"),
    title: say("upgrade.title"),
    main: ["button", say("upgrade.back")],
  },
  {
    name: "modal-invite",
    isModal: true,
    who: "owner",
    at: modal(({ card }) => paths.group(card.id), "invite"),
    title: say("group.inviteTitle"),
    main: ["textbox", say("group.addresses")],
  },
  {
    name: "modal-leave-group",
    isModal: true,
    who: "contributor",
    at: modal(({ card }) => `${paths.contributor(card.group)}/roles`, "leave-group"),
    title: say("contributor.leaveSure"),
    main: ["button", any(".")],
  },
  {
    name: "modal-contribution-sent",
    isModal: true,
    who: "contributor",
    at: modal(
      ({ card }) => paths.contributorSlides(card.group),
      "contribution-sent",
      () => ({ moderated: true, alreadySent: false, waiting: false }),
    ),
    title: say("contributor.sent"),
    main: ["button", say("contributor.sentOk")],
  },
  {
    name: "modal-recipient-saved",
    isModal: true,
    who: "recipient",
    at: modal(
      ({ card }) => paths.recipientSlides(card.recipient),
      "recipient-saved",
      () => ({ thanksSent: true }),
    ),
    title: say("recipient.savedThanked"),
    main: ["link", say("recipient.myCards")],
  },
];
