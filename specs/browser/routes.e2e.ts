import type { Page } from "@playwright/test";
import { signInWords } from "#core/app/index.ts";
import { loginFrom, matchRoute, type Route, routes } from "#core/domain/navigation/index.ts";
import { watch as listen } from "../assemblies/pages.ts";
import { type Visit, type Visited, visits } from "./routes.ts";
import { barriers, test as base, expect } from "./test.ts";

type Known = "nobody" | "owner";
interface Window {
  readonly page: Page;
  /** What the console said since it was asked last. */
  heard(): readonly string[];
}

/** One window for each of the two, for all routes: a page that is loaded anew knows nothing of the one before. */
const test = base.extend<object, { readonly windows: (who: Known) => Promise<Window> }>({
  windows: [
    async ({ browser, site }, use, { project }) => {
      const opened = new Map<Known, Window>();
      await use(async (who) => {
        const known = opened.get(who);
        if (known) return known;
        const { viewport, hasTouch, isMobile } = project.use;
        const context = await browser.newContext({
          viewport: viewport ?? null,
          hasTouch: hasTouch ?? false,
          isMobile: isMobile ?? false,
          baseURL: site.address,
          reducedMotion: "reduce",
        });
        const faults: string[] = [];
        listen(context, faults);
        await context.addInitScript(
          (auth) => {
            if (location.protocol !== "http:") return;
            sessionStorage.clear();
            localStorage.clear();
            // the banner has been seen: it would come over one page and not over another
            const root = { anonymousData: {}, cookie: { accepted: true }, utm: {} };
            sessionStorage.setItem("root-4", JSON.stringify(root));
            if (auth !== null) sessionStorage.setItem("auth-4", auth);
          },
          who === "nobody" ? null : JSON.stringify(site.owner.auth),
        );
        const page = await context.newPage();
        const heard = () => faults.splice(0);
        const fresh = { page, heard };
        opened.set(who, fresh);
        return fresh;
      });
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
});

/** Names the visits while there is no site yet. */
const unborn: Visited = {
  card: { id: "-", group: "-", recipient: "-" },
  closed: { group: "-", recipient: "-", request: "/requests/-" },
  invitation: "/contribute/-",
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
    return { path: loginFrom(visit.at), title: signInWords.signIn };
  const title = (isPhone ? row.mobileTitle : undefined) ?? row.title;
  return { path: said?.path ?? visit.at, title: said?.title ?? title };
};

/** Pages whose barriers were looked for already, by what they are and to whom. */
const looked = new Set<string>();

const visited = async (window: Window, visit: Visit, who: Known, isPhone: boolean) => {
  const { page } = window;
  window.heard();
  await page.goto(visit.at);
  const end = endOf(visit, who, isPhone);
  const at = () => {
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };
  await expect.poll(at, { message: "where it ends", timeout: patience }).toBe(end.path);
  await expect(page, "its title").toHaveTitle(end.title, { timeout: patience });
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
  const name = `${who} ${isPhone} ${route.screen} ${end.title} ${visit.dialog}`;
  // an empty page has neither landmark nor heading
  if (route.screen !== "bare" && !looked.has(name))
    expect(await barriers(page), "barriers").toEqual([]);
  looked.add(name);
  expect(window.heard(), "what the console said").toEqual([]);
};

for (const [path, { ids }] of Object.entries(named))
  test(`[${ids}] ${path}: where it ends, its title, no barrier, a silent console`, async ({
    windows,
    site,
  }, { project }) => {
    const visit = visits(site)[path as keyof typeof named] as Visit;
    const isPhone = project.name === "phone";
    if (!isPhone) await visited(await windows("nobody"), visit, "nobody", isPhone);
    await visited(await windows("owner"), visit, "owner", isPhone);
  });

test("[ROUTE-01] every row of the table is visited", () => {
  const isMarketing = ({ kind, redirect }: Route) =>
    kind === "redirect" && redirect?.({ params: {}, search: "", hash: "" }) === "/";
  const rows: readonly Route[] = routes;
  const missed = rows.filter((row) => !(row.path in named) && !isMarketing(row));
  expect(missed.map(({ path }) => path)).toEqual([]);
});
