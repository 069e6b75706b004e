import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import type { Screen } from "./screen.ts";

const any = (text: string): RegExp => new RegExp(text);

/** What links lead to: the group, an invitation, the card itself and its thanks. */
export const screensOfLinks: readonly Screen[] = [
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
    name: "restore",
    who: "nobody",
    at: ({ restore }) => restore,
    title: say("restore.title"),
    main: ["button", say("restore.yes")],
  },
  {
    name: "restore-expired",
    who: "nobody",
    at: () => paths.restoreAddress("no-such-token"),
    title: say("restore.expired"),
    main: ["link", say("shell.goHome")],
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
    name: "reader",
    who: "recipient",
    at: ({ card }) => paths.recipientReader(card.recipient),
    title: any("Grace"),
    main: ["link", say("recipient.watch")],
  },
  {
    name: "reader-watching",
    who: "nobody",
    at: ({ watch }) => paths.watchReader(watch),
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
];
