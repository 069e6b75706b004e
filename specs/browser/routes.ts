import { loginFrom, matchRoute, type RoutePath, withModal } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { LivingSite } from "./site.ts";

/** Where somebody is in the end. */
interface End {
  /** Own path; the one asked for, unless said. */
  readonly path?: string;
  /** The document's title; the table's, unless said. */
  readonly title?: string | RegExp;
}

/** One route as it is opened: by nobody, and by the owner of the site's card. */
export interface Visit {
  readonly ids: string;
  readonly at: string;
  readonly out?: End;
  readonly in?: End;
  /** What lies over the page by itself. */
  readonly dialog?: string | RegExp;
}

const any = (text: string): RegExp => new RegExp(text);

/** What of a site the visits go to. */
export type Visited = Pick<
  LivingSite,
  "card" | "closed" | "invitation" | "reminder" | "unsubscribe" | "watch"
>;

/** A visit to every row of the table; of the marketing paths (OPEN-29), which are all alike, to two. */
export const visits = (site: Visited): Readonly<Partial<Record<RoutePath, Visit>>> => {
  const { card, closed, invitation, reminder, unsubscribe, watch } = site;
  const edit = `/edit/${card.id}`;
  const ofCard = { out: { title: any("card for Grace") }, in: { title: any("Grace") } };
  /** Whoever comes to write is at the builder at once. */
  const builder = withModal(`/group/${card.group}`, "contribution-builder");
  const gather = { title: say("group.heading", { name: "Grace" }) };
  const sending = { title: say("send.heading", { name: "Grace" }) };
  /** A page of the card's owner. */
  const owned = (ids: string, at: string, end: End): Visit => ({ ids, at, in: end });
  const shop = { title: any("Birthday cards") };
  const toShop = { path: "/shop", title: any("Birthday cards") };
  const to = (path: string, title: string | RegExp): Pick<Visit, "out" | "in"> => ({
    out: { path, title },
    in: { path, title },
  });
  const landing = inEnglish(matchRoute("/").route.title);
  const leadsHome = {
    out: { path: loginFrom("/home"), title: inEnglish(signInWords.signIn) },
    in: { path: "/home", title: say("home.heading") },
  };

  return {
    "/": { ids: "ROUTE-02", at: "/" },
    "/howitworks/overview": { ids: "ROUTE-03, OPEN-28", at: "/howitworks/overview" },
    "/faq": { ids: "ROUTE-64", at: "/faq", dialog: say("modals.faq") },
    "/privacy": { ids: "ROUTE-64", at: "/privacy", dialog: say("modals.privacy") },
    "/terms": { ids: "ROUTE-64", at: "/terms", dialog: say("modals.terms") },
    "/corporate-terms": {
      ids: "ROUTE-64",
      at: "/corporate-terms",
      dialog: say("modals.corporateTerms"),
    },

    "/login": { ids: "ROUTE-09, ROUTE-10", at: "/login", in: { path: "/", title: landing } },
    "/register": { ids: "ROUTE-09, ROUTE-10", at: "/register", in: { path: "/", title: landing } },
    "/auth": {
      ids: "ROUTE-11, OPEN-32",
      at: "/auth?context=no-such-context&token=none",
      ...to("/auth?context=no-such-context&token=none", any("link expired")),
      dialog: any("link expired"),
    },
    "/unsupported": { ids: "ROUTE-12, ROUTE-13", at: "/unsupported" },
    "/thumbnail_generator": { ids: "ROUTE-14", at: "/thumbnail_generator" },

    "/group/:token": {
      ids: "ROUTE-15",
      at: `/group/${card.group}`,
      out: { path: builder, title: any("card for Grace") },
      in: { title: any("Grace") },
    },
    "/group/:token/roles": { ids: "ROUTE-16", at: `/group/${card.group}/roles`, ...ofCard },
    "/group/:token/slides": { ids: "ROUTE-17", at: `/group/${card.group}/slides`, ...ofCard },
    "/r/:token": { ids: "ROUTE-18", at: `/r/${card.recipient}`, ...ofCard },
    "/r/:token/roles": { ids: "ROUTE-19", at: `/r/${card.recipient}/roles` },
    "/r/:token/slides": { ids: "ROUTE-20", at: `/r/${card.recipient}/slides`, ...ofCard },
    "/r/:token/read": { ids: "ROUTE-20", at: `/r/${card.recipient}/read`, ...ofCard },
    "/r/:token/thanks": {
      ids: "ROUTE-21",
      at: `/r/${card.recipient}/thanks`,
      out: { title: any("Say thank you") },
      in: { title: any("Say thank you") },
    },
    "/share/:token": { ids: "ROUTE-24, OPEN-33", at: `/share/${watch}`, ...ofCard },
    "/watch/:token": { ids: "ROUTE-24, OPEN-33", at: `/watch/${watch}`, ...ofCard },
    "/watch/:token/read": { ids: "ROUTE-24", at: `/watch/${watch}/read`, ...ofCard },
    "/contribute/:token": {
      ids: "ROUTE-23",
      at: invitation,
      out: { path: builder, title: any("card for Grace") },
      in: { path: `/group/${card.group}`, title: any("card for Grace") },
    },
    "/unsubscribe/:token": {
      ids: "F-34",
      at: unsubscribe,
      out: { title: say("unsubscribe.heading_invitations") },
      in: { title: say("unsubscribe.heading_invitations") },
    },
    "/requests/:roleId": {
      ids: "ROUTE-26",
      at: closed.request,
      out: { title: any("join your card") },
      in: { title: any("join your card") },
    },
    "/handover/:token": {
      ids: "ROLE-06",
      at: "/handover/no-such-token",
      ...to("/handover/no-such-token", say("handOver.missing")),
    },
    "/to/*": {
      ids: "ROUTE-25",
      at: "/to/%2Fshop%2Fleaving",
      ...to("/shop/leaving", any("Leaving")),
    },

    "/shop": { ids: "ROUTE-28", at: "/shop", out: shop, in: shop },
    "/shop/:occasion": {
      ids: "ROUTE-29, ROUTE-31",
      at: "/shop?occasion=farewell",
      ...to("/shop/leaving", any("Leaving cards")),
    },
    "/shop/reminder/:reminderId": {
      ids: "ROUTE-30",
      at: `/shop/reminder/${reminder}`,
      out: shop,
      in: { title: any("Wedding cards") },
    },

    "/home": { ids: "ROUTE-33, ROUTE-34", at: "/home" },
    "/home/:type": {
      ids: "ROUTE-34, OPEN-36",
      at: "/home/something",
      ...leadsHome,
    },
    "/account": { ids: "ROUTE-35", at: "/account" },
    "/account/profile": { ids: "ROUTE-35, ROUTE-41", at: "/account/profile" },
    "/restore/:token": {
      ids: "F-08",
      at: "/restore/no-such-token",
      ...to("/restore/no-such-token", say("restore.expired")),
    },
    "/account/addresses": { ids: "ROUTE-35, ROUTE-36", at: "/account/addresses" },
    "/account/addresses/:id": { ids: "ROUTE-35, ROUTE-37", at: "/account/addresses/a1" },
    "/account/bundles": { ids: "ROUTE-35, ROUTE-38", at: "/account/bundles" },
    "/account/payments": { ids: "ROUTE-35, ROUTE-39", at: "/account/payments" },
    "/account/payments/:id": { ids: "ROUTE-35, ROUTE-40", at: "/account/payments/p1" },
    "/message/:token": { ids: "CONTRIB-07", at: "/message/no-such-token" },
    "/shared": { ids: "MEDIA-11", at: "/shared" },
    "/reminders": { ids: "ROUTE-42", at: "/reminders" },
    "/reminders/add": { ids: "ROUTE-43", at: "/reminders/add" },
    "/reminders/import": { ids: "REMIND-01", at: "/reminders/import" },
    "/reminders/:id": { ids: "ROUTE-44", at: `/reminders/${reminder}` },
    "/themes": { ids: "ROUTE-45, ROUTE-47", at: "/themes" },
    "/themes/create": {
      ids: "ROUTE-46, ROUTE-47",
      at: "/themes/create",
      in: { title: say("themes.newHeading") },
    },
    "/themes/:id": {
      ids: "ROUTE-46, ROUTE-47",
      at: "/themes/t1",
      in: { title: say("themes.editHeading") },
    },
    "/themes/share/:id": {
      ids: "ROUTE-46, ROUTE-47",
      at: "/themes/share/t1",
      in: { title: say("themes.shareHeading") },
    },
    "/themes/accept/:id": { ids: "ROUTE-32, ROUTE-47", at: "/themes/accept/t1" },
    "/create": { ids: "ROUTE-48", at: "/create" },
    "/create/greeting": { ids: "ROUTE-49", at: "/create/greeting" },
    "/create/data/:dataId": {
      ids: "ROUTE-50, OPEN-39",
      at: "/create/data/abc",
      in: { path: "/shop", title: any("Birthday cards") },
    },

    "/edit/:id": owned("ROUTE-51, ROUTE-52", edit, { title: any("Grace") }),
    "/edit/:id/slides": owned("ROUTE-51, ROUTE-52", `${edit}/slides`, { title: any("Grace") }),
    "/edit/:id/cover": owned("ROUTE-53", `${edit}/cover`, {}),
    "/edit/:id/greeting": owned("ROUTE-54", `${edit}/greeting`, {}),
    "/edit/:id/settings": owned("ROUTE-55", `${edit}/settings`, {
      title: any(say("settings.title")),
    }),
    "/edit/:id/approve_contributions": owned("ROUTE-56", `${edit}/approve_contributions`, {
      title: say("contributions.heading"),
    }),
    "/edit/:id/thanks": owned("F-43, OPEN-171", `${edit}/thanks`, {
      title: say("thankYou.page"),
    }),
    "/edit/:id/group": owned("ROUTE-57", `${edit}/group`, gather),
    "/edit/:id/group/splash": owned("ROUTE-57, OPEN-41", `${edit}/group/splash`, gather),
    "/edit/:id/group/set-recipient": owned("ROUTE-57", `${edit}/group/set-recipient`, gather),
    "/edit/:id/group/update-recipient": owned("ROUTE-57", `${edit}/group/update-recipient`, gather),
    "/edit/:id/group/set-invitation": owned("ROUTE-57", `${edit}/group/set-invitation`, gather),
    "/edit/:id/group/invite": owned("ROUTE-57", `${edit}/group/invite`, gather),
    "/edit/:id/group/invitation": owned("ROUTE-57, OPEN-41", `${edit}/group/invitation`, {
      path: `/group/${card.group}`,
      title: any("card for Grace"),
    }),
    "/edit/:id/send": owned("ROUTE-58", `${edit}/send`, sending),
    "/edit/:id/send/email": owned("ROUTE-58", `${edit}/send/email`, sending),
    "/edit/:id/send/link": owned("ROUTE-58", `${edit}/send/link`, sending),
    "/edit/:id/send/set-recipient": owned("ROUTE-58, SEND-06", `${edit}/send/set-recipient`, {
      title: say("gather.recipient"),
    }),
    "/edit/:id/send/post": owned("ROUTE-58", `${edit}/send/post`, {}),
    "/edit/:id/send/post/add": owned("ROUTE-59", `${edit}/send/post/add`, {}),
    "/edit/:id/send/post/address/:addressId": owned("ROUTE-59", `${edit}/send/post/address/new`, {
      title: say("postal.newHeading"),
    }),
    "/edit/:id/send/post/:orderId": owned("ROUTE-60", `${edit}/send/post/o1`, {}),
    "/edit/:id/send/post/:orderId/payment": owned("ROUTE-60", `${edit}/send/post/o1/payment`, {}),
    "/edit/:id/send/post/:orderId/complete": owned("ROUTE-60", `${edit}/send/post/o1/complete`, {}),
    "/edit/:id/send/post/:orderId/summary": owned("ROUTE-60", `${edit}/send/post/o1/summary`, {}),

    "/jump/:id": {
      ids: "ROUTE-27, OPEN-35",
      at: `/jump/${card.id}`,
      out: { path: loginFrom(edit), title: inEnglish(signInWords.signIn) },
      in: { path: edit, title: any("Grace") },
    },
    "/unwrap/:token": {
      ids: "ROUTE-22",
      at: `/unwrap/${card.recipient}`,
      ...to(`/r/${card.recipient}`, any("Grace")),
    },
    "/howitworks": { ids: "ROUTE-04", at: "/howitworks", ...to("/howitworks/overview", landing) },
    "/howitworks/overveiw": {
      ids: "ROUTE-05",
      at: "/howitworks/overveiw",
      ...to("/howitworks/overview", landing),
    },
    "/pricing": { ids: "ROUTE-07", at: "/pricing", ...to("/#pricing", landing) },
    "/stories": { ids: "ROUTE-61", at: "/stories", ...leadsHome },
    "/summary/:type": { ids: "ROUTE-62", at: "/summary/sent", ...leadsHome },
    "/create/*": { ids: "ROUTE-63, OPEN-38", at: "/create/some/old", out: toShop, in: toShop },
    "/about": { ids: "ROUTE-65", at: "/about", ...to("/", landing) },
    "/blog/*": { ids: "ROUTE-65", at: "/blog/some/post", ...to("/", landing) },
    "*": { ids: "ROUTE-66", at: "/no/such/page" },
  };
};
