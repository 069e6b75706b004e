import type { Page } from "@playwright/test";
import { loginFrom, matchRoute, type Route, routes } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { type Visit, type Visited, visits } from "./routes.ts";
import { screens } from "./screens.ts";
import type { LivingSite } from "./site.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

type Known = "nobody" | "owner";

/** Names the visits while there is no site yet. */
const unborn: Visited = {
  card: { id: "-", group: "-", recipient: "-" },
  unsubscribe: "/unsubscribe/-",
  closed: { group: "-", recipient: "-", request: "/requests/-" },
  invitation: "/contribute/-",
  reminder: "-",
  watch: "-",
};
const named = visits(unborn);

/** Milliseconds a page may take on a machine where much else is going on. */
const patience = 30_000;
test.describe.configure({ timeout: 4 * patience });

/** Where somebody ends who may not see a route yet. */
const guarded = ({ guard }: Route): boolean => guard === "signedIn" || guard === "ownCard";

const endOf = (visit: Visit, who: Known, isPhone: boolean) => {
  const said = who === "nobody" ? visit.out : visit.in;
  const row: Route = matchRoute(visit.at).route;
  if (said === undefined && who === "nobody" && guarded(row))
    return { path: loginFrom(visit.at), title: inEnglish(signInWords.signIn) };
  const title = (isPhone ? row.mobileTitle : undefined) ?? row.title;
  return { path: said?.path ?? visit.at, title: said?.title ?? inEnglish(title) };
};

/** Pages whose barriers were looked for already, by what they are and to whom. */
const looked = new Set<string>();
/** Whether a screen is looked at by itself as somebody sees it (`screens.e2e.ts`), its barriers with it. */
const isScreenOf = (site: LivingSite, who: Known, screen: Route["screen"]): boolean =>
  screens.some(
    (one) => one.who === who && !one.isModal && matchRoute(one.at(site)).route.screen === screen,
  );

const visited = async (
  page: Page,
  site: LivingSite,
  visit: Visit,
  who: Known,
  isPhone: boolean,
) => {
  const end = endOf(visit, who, isPhone);
  const at = () => {
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };
  await expect.poll(at, { message: "where it ends", timeout: patience }).toBe(end.path);
  const { route } = matchRoute(end.path);
  if (route.screen === "bare") {
    await expect(page.locator("#app")).toHaveText("");
  } else if (visit.dialog) {
    await expect(page.getByRole("dialog", { name: visit.dialog })).toBeVisible({
      timeout: patience,
    });
  } else {
    // a heading may be for readers only
    await expect(page.locator("h1, main[aria-label]").first()).toBeAttached({ timeout: patience });
  }
  // the table's own stands there until the screen has come
  await expect(page, "its title").toHaveTitle(end.title, { timeout: patience });
  const name = `${who} ${isPhone} ${route.screen} ${end.title} ${visit.dialog}`;
  // an empty page has neither landmark nor heading
  if (route.screen !== "bare" && !looked.has(name) && !isScreenOf(site, who, route.screen))
    expect(await barriers(page), "barriers").toEqual([]);
  looked.add(name);
};

/** The guards and most titles are the same at every size; the screens themselves are looked at on both. */
const differsOnPhone = (path: string): boolean => {
  const { mobileTitle, desktopScreen }: Route = matchRoute(path).route;
  return mobileTitle !== undefined || desktopScreen !== undefined;
};

for (const [path, { ids, at }] of Object.entries(named))
  test(
    `[${ids}] ${path}: where it ends, its title, no barrier, a silent console`,
    {
      tag: differsOnPhone(at) ? bothSizes : [],
    },
    async ({ travel, site }, { project }) => {
      const asked = visits(site)[path as keyof typeof named] as Visit;
      const look = async (who: Known) =>
        visited(await travel(who, asked.at), site, asked, who, isPhone);
      const isPhone = project.name === "phone";
      if (!isPhone) await look("nobody");
      await look("owner");
    },
  );

test("[ROUTE-01] every row of the table is visited", () => {
  const isMarketing = ({ kind, redirect }: Route) =>
    kind === "redirect" && redirect?.({ params: {}, search: "", hash: "", tiers: "on" }) === "/";
  const rows: readonly Route[] = routes;
  const missed = rows.filter((row) => !(row.path in named) && !isMarketing(row));
  expect(missed.map(({ path }) => path)).toEqual([]);
});
