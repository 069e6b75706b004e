import { describe, expect, it, test } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import type { Tiers } from "../payment/index.ts";
import { type At, matchRoute, modalOver, type Route, routes } from "./index.ts";

const nobody = { tiers: "on", isSignedIn: false, isAskedInVain: false, result: null } as const;
const rowOf = (path: string): Route => matchRoute(path).route;
/** Where a path leads at once, by the table; itself where one stays. */
const leads = (path: string, tiers: Tiers = "on"): string => {
  const { route, params } = matchRoute(path);
  const [before = "", hash = ""] = path.split("#");
  const query = before.split("?")[1] ?? "";
  const at: At = { params, search: query && `?${query}`, hash: hash && `#${hash}`, tiers };
  const row: Route = route;
  return row.redirect?.(at) ?? path;
};

test.each([
  ["ROUTE-02", "/", "landing", "open"],
  ["ROUTE-03, OPEN-28", "/howitworks/overview", "landing", "open"],
  ["ROUTE-10", "/login", "login", "signedOut"],
  ["ROUTE-10", "/register", "login", "signedOut"],
  ["ROUTE-11", "/auth?context=a&token=b", "auth", "open"],
  ["ROUTE-12, ROUTE-13, OPEN-31", "/unsupported", "login", "open"],
  ["ROUTE-14", "/thumbnail_generator", "bare", "open"],
  ["ROUTE-15", "/group/t", "contributor", "open"],
  ["ROUTE-16", "/group/t/roles", "contributor", "open"],
  ["ROUTE-17", "/group/t/slides", "contributor", "open"],
  ["ROUTE-18", "/r/t", "recipient", "open"],
  ["ROUTE-19", "/r/t/roles", "recipient", "open"],
  ["ROUTE-20", "/r/t/slides", "recipient", "open"],
  ["ROUTE-20", "/r/t/read", "recipient", "open"],
  ["ROUTE-21", "/r/t/thanks", "thanks", "open"],
  ["ROUTE-23", "/contribute/t", "invitation", "open"],
  ["ROUTE-24, OPEN-33", "/share/t", "watch", "open"],
  ["ROUTE-24", "/watch/t/read", "watch", "open"],
  ["ROUTE-24, OPEN-33", "/watch/t", "watch", "open"],
  ["ROUTE-25", "/to/x", "forward", "open"],
  ["ROUTE-26", "/requests/r1", "request", "open"],
  ["F-34", "/unsubscribe/t", "unsubscribe", "open"],
  ["ROUTE-28", "/shop", "shop", "open"],
  ["ROUTE-29", "/shop/wedding", "shop", "open"],
  ["ROUTE-30", "/shop/reminder/r1", "shop", "open"],
  ["ROUTE-32", "/themes/accept/s1", "added", "open"],
  ["ROUTE-34", "/home", "home", "signedIn"],
  ["ROUTE-34, OPEN-36", "/home/contributed", "home", "signedIn"],
  ["ROUTE-34, OPEN-36", "/home/received", "home", "signedIn"],
  ["ROUTE-35", "/account", "account", "signedIn"],
  ["CONTRIB-07", "/message/t", "private-link", "open"],
  ["MEDIA-11", "/shared", "shared", "signedIn"],
  ["F-08", "/restore/t", "restore", "open"],
  ["ROUTE-42", "/reminders", "reminders", "signedIn"],
  ["ROUTE-43", "/reminders/add", "reminders", "signedIn"],
  ["ROUTE-44", "/reminders/r1", "reminders", "signedIn"],
  ["REMIND-01", "/reminders/import", "reminders", "signedIn"],
  ["ROUTE-45, OPEN-128", "/themes", "added", "open"],
  ["ROUTE-46, OPEN-129", "/themes/create", "added", "signedIn"],
  ["ROUTE-46, OPEN-129", "/themes/s1", "added", "signedIn"],
  ["ROUTE-46, OPEN-129", "/themes/share/s1", "added", "signedIn"],
  ["ROUTE-48", "/create", "cover", "signedIn"],
  ["ROUTE-49", "/create/greeting", "greeting", "signedIn"],
  ["ROUTE-50", "/create/data/abc", "cover", "signedIn"],
  ["ROUTE-52", "/edit/s1", "editor", "ownCard"],
  ["ROUTE-52", "/edit/s1/slides", "editor", "ownCard"],
  ["ROUTE-53", "/edit/s1/cover", "cover", "ownCard"],
  ["ROUTE-54", "/edit/s1/greeting", "greeting", "ownCard"],
  ["ROUTE-55", "/edit/s1/settings", "settings", "ownCard"],
  ["ROUTE-56", "/edit/s1/approve_contributions", "contributions", "ownCard"],
  ["F-43, OPEN-171", "/edit/s1/thanks", "thank-you", "ownCard"],
  ["ROUTE-58", "/edit/s1/send", "send", "ownCard"],
  ["ROUTE-58", "/edit/s1/send/email", "send", "ownCard"],
  ["ROUTE-58", "/edit/s1/send/link", "send", "ownCard"],
  ["ROUTE-58", "/edit/s1/send/set-recipient", "send", "ownCard"],
  ["ROUTE-58", "/edit/s1/send/post", "added", "ownCard"],
  ["ROUTE-59", "/edit/s1/send/post/add", "added", "ownCard"],
  ["ROUTE-59", "/edit/s1/send/post/address/new", "added", "ownCard"],
  ["ROUTE-60", "/edit/s1/send/post/o1", "added", "ownCard"],
  ["ROUTE-60", "/edit/s1/send/post/o1/payment", "added", "ownCard"],
  ["ROUTE-60", "/edit/s1/send/post/o1/complete", "added", "ownCard"],
  ["ROUTE-60", "/edit/s1/send/post/o1/summary", "added", "ownCard"],
  ["ROUTE-66", "/anything/else", "missing", "open"],
] as const)("[%s] %s is the %s screen, %s", (_ids, path, screen, guard) => {
  expect(rowOf(path)).toMatchObject({ screen, guard });
  expect(leads(path)).toBe(path);
});

test.each([
  "",
  "/splash",
  "/set-recipient",
  "/update-recipient",
  "/set-invitation",
  "/invite",
  "/invitation",
])("[ROUTE-57, OPEN-41] /edit/s1/group%s is the group page, open to the card’s maker", (below) => {
  expect(rowOf(`/edit/s1/group${below}`)).toMatchObject({
    path: `/edit/:id/group${below}`,
    screen: "group",
    guard: "ownCard",
  });
});

test.each([
  ["ROUTE-04", "/howitworks", "/howitworks/overview"],
  ["ROUTE-05", "/howitworks/overveiw", "/howitworks/overview"],
  ["ROUTE-07", "/pricing", "/#pricing"],
  ["ROUTE-07", "/pricing?bundles=true&quantity=5", "/?bundles=true&quantity=5#pricing"],
  ["ROUTE-22", "/unwrap/t", "/r/t"],
  ["ROUTE-22", "/unwrap/t?join_token=j", "/r/t?join_token=j"],
  ["ROUTE-27, OPEN-35", "/jump/s1", "/edit/s1"],
  ["ROUTE-34, OPEN-36", "/home/created", "/home"],
  ["ROUTE-34, OPEN-36", "/home/other", "/home"],
  ["ROUTE-61", "/stories", "/home"],
  ["ROUTE-62", "/summary/sent", "/home"],
  ["ROUTE-63, OPEN-38", "/create/cover", "/shop"],
  ["ROUTE-63, OPEN-38", "/create/data", "/shop"],
  ["ROUTE-63, ROUTE-31", "/create/new?occasion=farewell", "/shop/leaving"],
])("[%s] %s leads to %s", (_ids, path, to) => {
  expect(leads(path)).toBe(to);
});

// the list of OPEN-29, written down once more
test.each(
  "about blog business careers contact corporate features gallery get-started group-cards help how-it-works press reviews ecards".split(
    " ",
  ),
)("[ROUTE-65, OPEN-29] /%s and all below it lead to the landing page", (site) => {
  for (const path of [`/${site}`, `/${site}/`, `/${site}/and/more?utm_source=x`]) {
    expect(rowOf(path).kind).toBe("redirect");
    expect(leads(path)).toBe("/");
  }
});

test.each([
  ["/faq", "faq"],
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/corporate-terms", "corporate-terms"],
])(
  "[ROUTE-64, OPEN-28] %s is the landing page in its light shell, under its modal",
  (path, name) => {
    expect(rowOf(path)).toMatchObject({ screen: "landing", frame: "light", modal: name });
    expect(modalOver(path, nobody)).toEqual({ name, params: {} });
  },
);

test.each([
  ["ROUTE-36", "/account/addresses", "Contacts"],
  ["ROUTE-37", "/account/addresses/a1", "Edit Address"],
  ["ROUTE-38", "/account/bundles", "Bundle Credits"],
  ["ROUTE-39", "/account/payments", "Order History"],
  ["ROUTE-40", "/account/payments/p1", "Order Details"],
  ["ROUTE-41", "/account/profile", "Profile"],
])(
  "[%s, ROUTE-35] %s is called “%s” on phones, and part of the account page elsewhere",
  (...row) => {
    const [, path, mobileTitle] = row;
    const route = rowOf(path);
    expect(spoken(route)).toMatchObject({ mobileTitle, guard: "signedIn" });
    expect(route.desktopScreen ?? route.screen).toBe("account");
  },
);

test.each([
  ["ROUTE-43", "/reminders/add", "Add a reminder"],
  ["ROUTE-44", "/reminders/r1", "Edit reminder"],
  ["ROUTE-47", "/themes", "Themes"],
  ["ROUTE-47", "/themes/create", "Themes"],
  ["ROUTE-47", "/themes/s1", "Themes"],
  ["ROUTE-47", "/themes/share/s1", "Themes"],
  ["ROUTE-47", "/themes/accept/s1", "Themes"],
])("[%s] %s is called “%s”", (_ids, path, title) => {
  expect(spoken(rowOf(path).title)).toBe(title);
});

describe("the table as a whole", () => {
  it("[ROUTE-01] every page has a name, and leads nowhere that leads on again", () => {
    for (const route of routes) {
      expect(route.title, route.path).not.toBe("");
      const sample = route.path.replaceAll(/:(\w+)/g, "$1-1").replace("*", "x");
      const to = leads(sample);
      if (route.path !== "*") expect(leads(to), route.path).toBe(to);
      expect(rowOf(to).screen, route.path).not.toBe(route.path === "*" ? "" : "missing");
    }
  });

  it("[ROUTE-51, OPEN-40] every route below a card is its maker’s", () => {
    const below = routes.filter(({ path }) => path.startsWith("/edit/"));
    expect(below.length).toBeGreaterThan(20);
    expect(below.filter(({ guard }) => guard !== "ownCard")).toEqual([]);
  });

  it("[OPEN-40] what needs an account asks for sign-in with its own scenario", () => {
    const scenarios = {
      "/edit/:id/settings": "CreatorSettings",
      "/edit/:id/send": "CreatorSend",
      "/edit/:id/group": "CreatorInviteGroup",
      "/jump/:id": "SwitchDevice",
    };
    const all: readonly Route[] = routes;
    for (const { path, scenario } of all) {
      const asks = Object.entries(scenarios).find(
        ([place]) => path === place || path.startsWith(`${place}/`),
      );
      expect(scenario, path).toBe(asks?.[1]);
    }
  });

  it("[ROUTE-14] the thumbnails’ route has nothing of the shell", () => {
    expect(routes.filter(({ frame }) => frame === "bare").map(({ path }) => path)).toEqual([
      "/thumbnail_generator",
    ]);
  });
});

test.each([
  ["/pricing?x=1", "/?x=1#pricing", "/"],
  ["/account/bundles", "/account/bundles", "/account"],
  ["/account/payments", "/account/payments", "/account"],
  ["/account/payments/p1", "/account/payments/p1", "/account"],
  ["/edit/s1/send/post", "/edit/s1/send/post", "/edit/s1/send"],
  ["/edit/s1/send/post/o1/payment", "/edit/s1/send/post/o1/payment", "/edit/s1/send"],
  ["/edit/s1/send/email", "/edit/s1/send/email", "/edit/s1/send/email"],
  ["/account/addresses", "/account/addresses", "/account/addresses"],
])("[F-35] [OPEN-169] %s leads to %s, and to %s where nothing is sold", (path, on, off) => {
  expect([leads(path, "on"), leads(path, "off")]).toEqual([on, off]);
});
