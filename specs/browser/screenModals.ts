import {
  type ModalName,
  type ModalParams,
  paths,
  withModal,
} from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { Screen } from "./screen.ts";
import type { LivingSite } from "./site.ts";

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

/** Modals as somebody comes to them by their address. */
export const screenModals: readonly Screen[] = [
  {
    name: "modal-auth",
    isModal: true,
    loads: true,
    who: "nobody",
    at: modal(() => paths.landing, "auth"),
    title: inEnglish(signInWords.signIn),
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
    main: ["button", any(`^${say("kind.text")}`)],
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
    name: "modal-soundtrack",
    isModal: true,
    who: "owner",
    at: modal(edit, "soundtrack"),
    title: say("soundtrack.title"),
    main: ["button", say("soundtrack.done")],
  },
  {
    name: "modal-logo",
    isModal: true,
    who: "owner",
    at: modal(edit, "logo"),
    title: say("logos.heading"),
    main: ["button", say("logos.choose")],
  },
  {
    name: "modal-colours",
    isModal: true,
    who: "owner",
    at: modal(edit, "colours"),
    title: say("cardTheme.heading"),
    main: ["button", say("cardTheme.done")],
  },
  {
    name: "modal-card-saved",
    isModal: true,
    loads: true,
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
    loads: true,
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
    loads: true,
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
