import { paths } from "#core/domain/navigation/index.ts";
import { placeTitles, signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { Screen } from "./screen.ts";
import { screenModals } from "./screenModals.ts";
import { screensOfLinks } from "./screensOfLinks.ts";
import { screensOfPaying } from "./screensOfPaying.ts";
import { screensOfThemes } from "./screensOfThemes.ts";
import type { LivingSite } from "./site.ts";

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
    // somebody who came by an invitation is greeted with their address
    loads: true,
    who: "nobody",
    at: () => paths.login,
    title: inEnglish(signInWords.signIn),
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
    name: "reminders",
    who: "owner",
    at: () => paths.reminders,
    title: say("reminders.heading"),
    main: ["link", say("reminders.add")],
  },
  {
    name: "reminders-empty",
    who: "stranger",
    at: () => paths.reminders,
    title: say("reminders.heading"),
    main: ["link", say("reminders.add")],
  },
  {
    name: "reminder-add",
    who: "owner",
    at: () => paths.addReminder,
    title: inEnglish(placeTitles.addReminder),
    main: ["button", say("reminders.save")],
  },
  {
    name: "reminder-edit",
    who: "owner",
    at: ({ reminder }) => paths.reminder(reminder),
    title: inEnglish(placeTitles.editReminder),
    main: ["button", say("reminders.save")],
  },
  {
    name: "shared-none",
    who: "stranger",
    at: () => paths.shared,
    title: say("shared.heading"),
    main: ["link", say("shared.home")],
  },
  {
    name: "reminders-import",
    who: "owner",
    at: () => paths.importReminders,
    title: say("reminders.importHeading"),
    main: ["button", say("reminders.chooseFile")],
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
    title: inEnglish(placeTitles.cover),
    main: ["button", say("cover.save")],
  },
  {
    name: "greeting",
    who: "owner",
    at: ({ card }) => paths.greeting(card.id),
    title: inEnglish(placeTitles.greeting),
    main: ["button", say("greeting.save")],
  },
  {
    name: "create",
    who: "owner",
    at: () => paths.create,
    title: inEnglish(placeTitles.create),
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
    name: "thank-you",
    who: "owner",
    at: ({ card }) => paths.thankYou(card.id),
    title: say("thankYou.page"),
    main: ["button", say("thankYou.hide")],
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
    name: "unsubscribe",
    who: "nobody",
    at: ({ unsubscribe }) => unsubscribe,
    title: say("unsubscribe.heading_invitations"),
    main: ["button", say("unsubscribe.leave")],
  },
  {
    name: "request",
    who: "owner",
    at: ({ closed }) => closed.request,
    title: any("join your card|Request to join"),
    main: ["button", say("request.approve")],
  },
  ...screensOfLinks,
  ...screensOfThemes,
  ...screensOfPaying,
  ...screenModals,
];
