import type { Message } from "#core/kernel/index.ts";
import { occasionFromSlug } from "../occasion/index.ts";
import { placeTitles as t } from "../words/index.ts";
import { paths } from "./paths.ts";
import { queryPart } from "./query.ts";
import type { At, Route, ScreenName } from "./route.ts";

type More = Partial<Omit<Route, "path" | "screen" | "title">>;

const row = <const P extends string>(
  path: P,
  screen: ScreenName,
  title: Message,
  more: More = {},
): Route<P> => ({
  path,
  screen,
  title,
  guard: "open",
  kind: "built",
  frame: "site",
  needsWebgl: false,
  ...more,
});
/** A route of a part that the first page names together with others. */
const added = <const P extends string>(path: P, title: Message, more: More = {}): Route<P> =>
  row(path, "added", title, more);
/** Never shown: leads on at once. */
const lead = <const P extends string>(path: P, to: (at: At) => string): Route<P> =>
  row(path, "missing", t.missing, { kind: "redirect", redirect: to });
const to = (path: string) => () => path;

const signedIn: More = { guard: "signedIn" };
const creates: More = { guard: "signedIn", needsWebgl: true };
const light: More = { frame: "light" };
const ownCard: More = { guard: "ownCard", needsWebgl: true };
const ask = (scenario: NonNullable<Route["scenario"]>): More => ({ ...ownCard, scenario });
/** What is about paying, and leads elsewhere where nothing is sold (OPEN-169). */
const sold = (more: More, instead: (at: At) => string): More => ({
  ...more,
  redirect: (at) => (at.tiers === "off" ? instead(at) : null),
});
const posted = sold(ask("CreatorSend"), ({ params }) => paths.send(params.id ?? ""));
const account = (mobileTitle: Message): More => ({
  ...signedIn,
  mobileTitle,
  desktopScreen: "account",
});

/** The shop's shelf for the occasion in a query; `farewell` is leaving (ROUTE-31). */
const shopOf = ({ search }: Pick<At, "search">): string => {
  const occasion = occasionFromSlug(queryPart(search, "occasion") ?? "");
  return occasion === null ? paths.shop() : paths.shop(occasion);
};
/** Kinds of cards with a page of their own: those one made are at `/home` itself (OPEN-36). */
const homeTypes = ["contributed", "received"];

/** Sites that once told about the product; each, and all below it, leads to the landing page (OPEN-29). */
const marketing = [
  "/about",
  "/blog",
  "/business",
  "/careers",
  "/contact",
  "/corporate",
  "/features",
  "/gallery",
  "/get-started",
  "/group-cards",
  "/help",
  "/how-it-works",
  "/press",
  "/reviews",
  "/ecards",
] as const;

/**
 * Every route of the product (ROUTE-01): the union of the three documents (OPEN-27). Router, guards, titles, banners
 * and the rule where which modal may open read this table; `match.ts` finds a path's row in it.
 */
export const routes = [
  row("/", "landing", t.landing),
  row("/howitworks/overview", "landing", t.landing, light),
  row("/faq", "landing", t.landing, { ...light, modal: "faq" }),
  row("/privacy", "landing", t.landing, { ...light, modal: "privacy" }),
  row("/terms", "landing", t.landing, { ...light, modal: "terms" }),
  row("/corporate-terms", "landing", t.landing, { ...light, modal: "corporate-terms" }),

  row("/login", "login", t.signIn, { guard: "signedOut" }),
  row("/register", "login", t.signIn, { guard: "signedOut" }),
  row("/auth", "auth", t.signInLink),
  row("/unsupported", "login", t.unsupported),
  row("/thumbnail_generator", "bare", t.bare, { frame: "bare" }),

  row("/group/:token", "contributor", t.contributor, { needsWebgl: true }),
  row("/group/:token/roles", "contributor", t.contributor, { needsWebgl: true }),
  row("/group/:token/slides", "contributor", t.contributor),
  row("/r/:token", "recipient", t.recipient),
  row("/r/:token/roles", "recipient", t.people),
  row("/r/:token/slides", "recipient", t.recipient),
  row("/r/:token/read", "recipient", t.recipient),
  row("/r/:token/thanks", "thanks", t.thanks),
  row("/share/:token", "watch", t.watch),
  row("/watch/:token", "watch", t.watch),
  row("/watch/:token/read", "watch", t.watch),
  row("/message/:token", "private-link", t.privateLink),
  row("/contribute/:token", "invitation", t.invitation),
  row("/requests/:roleId", "request", t.request),
  row("/handover/:token", "handover", t.handOver),
  row("/unsubscribe/:token", "unsubscribe", t.unsubscribe),
  row("/restore/:token", "restore", t.restoreAddress),
  row("/to/*", "forward", t.missing),

  row("/shop", "shop", t.shop, { needsWebgl: true }),
  row("/shop/:occasion", "shop", t.shop, { needsWebgl: true }),
  row("/shop/reminder/:reminderId", "shop", t.shop, { needsWebgl: true }),

  row("/home", "home", t.home, creates),
  row("/home/:type", "home", t.home, {
    ...creates,
    redirect: ({ params }) => (homeTypes.includes(params.type ?? "") ? null : paths.home()),
  }),

  row("/account", "account", t.account, signedIn),
  row("/account/profile", "account", t.account, account(t.profile)),
  added("/account/addresses", t.account, account(t.contacts)),
  added("/account/addresses/:id", t.account, account(t.editAddress)),
  row(
    "/account/bundles",
    "payments",
    t.account,
    sold(account(t.bundleCredits), () => paths.account),
  ),
  row(
    "/account/payments",
    "payments",
    t.account,
    sold(account(t.orderHistory), () => paths.account),
  ),
  row(
    "/account/payments/:id",
    "payments",
    t.account,
    sold(account(t.orderDetails), () => paths.account),
  ),

  row("/shared", "shared", t.shared, signedIn),

  row("/reminders", "reminders", t.reminders, signedIn),
  row("/reminders/add", "reminders", t.addReminder, signedIn),
  row("/reminders/import", "reminders", t.importReminders, signedIn),
  row("/reminders/:id", "reminders", t.editReminder, signedIn),

  added("/themes", t.themes),
  added("/themes/create", t.themes, signedIn),
  added("/themes/:id", t.themes, signedIn),
  added("/themes/share/:id", t.themes, signedIn),
  added("/themes/accept/:id", t.themes),

  row("/create", "cover", t.create, creates),
  row("/create/greeting", "greeting", t.createGreeting, creates),
  row("/create/data/:dataId", "cover", t.create, creates),

  row("/edit/:id", "editor", t.card, ownCard),
  row("/edit/:id/slides", "editor", t.card, ownCard),
  row("/edit/:id/cover", "cover", t.cover, ownCard),
  row("/edit/:id/greeting", "greeting", t.greeting, ownCard),
  row("/edit/:id/settings", "settings", t.settings, ask("CreatorSettings")),
  row("/edit/:id/approve_contributions", "contributions", t.contributions, ownCard),
  row("/edit/:id/thanks", "thank-you", t.thankYou, ownCard),
  row("/edit/:id/group", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/splash", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/set-recipient", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/update-recipient", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/set-invitation", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/invite", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/group/invitation", "group", t.group, ask("CreatorInviteGroup")),
  row("/edit/:id/send", "send", t.send, ask("CreatorSend")),
  row("/edit/:id/send/email", "send", t.send, ask("CreatorSend")),
  row("/edit/:id/send/link", "send", t.send, ask("CreatorSend")),
  row("/edit/:id/send/set-recipient", "send", t.send, ask("CreatorSend")),
  added("/edit/:id/send/post", t.post, posted),
  added("/edit/:id/send/post/add", t.post, posted),
  added("/edit/:id/send/post/address/:addressId", t.post, posted),
  added("/edit/:id/send/post/:orderId", t.postOrder, posted),
  added("/edit/:id/send/post/:orderId/payment", t.postOrder, posted),
  added("/edit/:id/send/post/:orderId/complete", t.postOrder, posted),
  added("/edit/:id/send/post/:orderId/summary", t.postOrder, posted),

  row("/jump/:id", "missing", t.card, {
    ...signedIn,
    kind: "redirect",
    scenario: "SwitchDevice",
    redirect: ({ params }) => paths.edit(params.id ?? ""),
  }),
  // what came along stays: the invitation into a private card
  lead("/unwrap/:token", ({ params, search }) => paths.recipient(params.token ?? "") + search),
  lead("/howitworks", to("/howitworks/overview")),
  lead("/howitworks/overveiw", to("/howitworks/overview")),
  lead("/pricing", ({ search, tiers }) =>
    tiers === "off" ? paths.landing : `${paths.landing}${search}#pricing`,
  ),
  lead("/stories", to(paths.home())),
  lead("/summary/:type", to(paths.home())),
  lead("/create/*", shopOf),
  ...marketing.flatMap((path) => [lead(path, to("/")), lead(`${path}/*`, to("/"))]),
  row("*", "missing", t.missing),
] as const satisfies readonly Route[];

export type RoutePath = (typeof routes)[number]["path"];
