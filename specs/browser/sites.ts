import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { isResult, modalNames } from "#core/domain/navigation/index.ts";
import type { PlatformChange } from "#core/service/index.ts";
import { freePort, startServer } from "#specs/support/serverProcess.ts";
import { noticesRead, resultsBrought } from "../assemblies/notices.ts";
import { watch } from "../assemblies/pages.ts";
import type { RunningProvider } from "../fixtures/provider.ts";
import { keptContexts, tabOf } from "./kept.ts";
import { type Known, known } from "./known.ts";
import { type LivingSite, startSite } from "./site.ts";

export type Who = "nobody" | "owner" | "contributor" | "recipient" | "stranger" | "buyer";

/** A server of one's own, whose platform may be changed without anybody else's tests hearing of it. */
interface Operated {
  readonly address: string;
  /** Changes its platform, as an operator would. */
  change(change: PlatformChange): Promise<void>;
  /** `npm run platform -- …`, as an operator types it. */
  platform(...args: readonly string[]): Promise<string>;
}
/** A site whose people may sign in with a real provider on loopback. */
export interface Provided {
  readonly address: string;
  readonly provider: RunningProvider;
}
/** Each begins with the first test of a worker that asks for it. */
interface Sites {
  readonly contexts: ReturnType<typeof keptContexts>;
  /** A card in the middle of its life. */
  readonly site: LivingSite;
  /** The same, on which nothing is sold (OPEN-169); its full card takes a sixth message. */
  readonly unsold: LivingSite;
  readonly operatedSite: Operated & { reset(): Promise<void> };
  readonly provided: Provided;
}

interface How {
  /** Whether a result that the address names has just been brought about, as it is unless it is said otherwise. */
  readonly brought?: boolean;
}
export type Open = (who: Who | Known, path: string, how?: How) => Promise<Page>;
interface Options {
  /**
   * Whoever sits at a desk wants to see things move, the phone's owner does not: both ways are looked at where a test
   * asks for it. All others save what it costs to draw a cover that lives, a third of a page.
   */
  readonly movingAtDesk: boolean;
  /**
   * A window in which a desk is laid out as in the usual one, of less than half its pixels: each frame of what moves is
   * painted in software. For tests of what is on the slides, not of how the page lies in the window.
   */
  readonly smallAtDesk: boolean;
  /**
   * A browser of its own for each test: where it is about what is fetched or painted first, the clock, the network, or
   * another server than everybody's.
   */
  readonly ownBrowser: boolean;
}
interface Fixtures {
  /** Whether things move in the pages of this test. */
  readonly moves: boolean;
  /** Opens own paths as somebody, or as nobody; what the page complains of fails the test. */
  readonly open: Open;
  /** Somebody with an account and nothing else, for a test that changes who they are: nobody else meets them. */
  readonly newcomer: Known;
  /** As it was started, whatever a test before made of it; what the page complains of fails the test. */
  readonly operated: Operated;
}

const smallDesk = { width: 900, height: 600 };

const folderOf = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `fanfold-${name}-`));

/** What the pages of the context complain of fails the test that looks at them. */
export const silently = async (context: BrowserContext, look: () => Promise<void>) => {
  const faults: string[] = [];
  watch(context, faults);
  await look();
  expect(faults, "what the console said").toEqual([]);
};

/** Opens paths of that site, each in a tab of the context. */
export const opening = (context: BrowserContext, site: LivingSite): Open => {
  // one sign-in for all tabs of a test: a tab with another one is signed out, as its browser has gone on (OPEN-10)
  const kept = new Map<Known, ReturnType<Known["signedIn"]>>();
  const signedIn = (account: Known) => {
    const auth = kept.get(account) ?? account.signedIn();
    kept.set(account, auth);
    return auth;
  };
  return async (who, path, { brought = true } = {}) => {
    const account = who === "nobody" ? null : typeof who === "string" ? site[who] : who;
    await context.addInitScript(noticesRead);
    if (brought) await context.addInitScript(resultsBrought, modalNames.filter(isResult));
    if (account !== null)
      await context.addInitScript(
        (auth) => {
          if (location.protocol === "http:") sessionStorage.setItem("auth-4", auth);
        },
        JSON.stringify(await signedIn(account)),
      );
    const page = await tabOf(context);
    await page.goto(new URL(path, site.address).href);
    // what was painted before any script ran has given its place to the app
    await expect(page.locator("#still")).toHaveCount(0);
    return page;
  };
};

/**
 * Every site there is for tests, started by need. All tests share these fixtures of a worker:
 * one with others than the test before it would cost a new worker, a new browser and its sites.
 */
export const test = base.extend<Options & Fixtures, Sites>({
  movingAtDesk: [false, { option: true }],
  smallAtDesk: [false, { option: true }],
  ownBrowser: [false, { option: true }],
  viewport: ({ viewport, smallAtDesk }, use, { project }) =>
    use(smallAtDesk && project.use.isMobile !== true ? smallDesk : viewport),
  moves: ({ movingAtDesk }, use, { project }) => use(movingAtDesk && project.use.isMobile !== true),
  contextOptions: ({ contextOptions, moves }, use) =>
    use({ ...contextOptions, reducedMotion: moves ? "no-preference" : "reduce" }),
  contexts: [
    ({ browser, site }, use) => use(keptContexts(browser, site.address)),
    { scope: "worker" },
  ],
  context: async (
    { browser, contexts, ownBrowser, contextOptions, viewport, isMobile, hasTouch },
    use,
  ) => {
    // the rest is as the configuration says, also for these
    const how = { ...contextOptions, viewport, isMobile, hasTouch };
    if (!ownBrowser) return contexts.lend(how, use);
    const context = await browser.newContext(how);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await tabOf(context)),
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  unsold: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const site = await startSite({ TIERS: "off" });
      await site.owner.ask("createSlide", {
        query: { story_id: site.full.id },
        body: { type: "text", variant: "letter", description: "Six" },
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  operatedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const folder = await folderOf("operated");
      const server = await startServer(folder);
      const env = { ...process.env, DATA_DIR: folder };
      let isChanged = false;
      const change = async (values: PlatformChange) => {
        isChanged = true;
        // only who changes a platform needs what opens a database
        const { changePlatform } = await import("#specs/fixtures/platformOf.ts");
        await changePlatform(folder, values);
      };
      await use({
        address: server.address,
        reset: async () => {
          if (isChanged)
            await change({
              maintenance_on: "asStarted",
              web_version: "asStarted",
              enabled_features: "asStarted",
            });
          isChanged = false;
        },
        change,
        platform: async (...args) => {
          isChanged = true;
          const command = ["tools/platform.ts", ...args];
          return (await promisify(execFile)(process.execPath, command, { env })).stdout;
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  provided: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const { providerClient, startProvider } = await import("../fixtures/provider.ts");
      const port = await freePort();
      const provider = await startProvider({ redirectUris: [`http://127.0.0.1:${port}/auth`] });
      const folder = await folderOf("provided");
      const settings = {
        ENABLED_FEATURES: "google_login",
        SIGN_IN_ISSUER: provider.issuer,
        SIGN_IN_CLIENT_ID: providerClient.id,
        SIGN_IN_CLIENT_SECRET: providerClient.secret,
      };
      const server = await startServer(folder, settings, port);
      await use({ address: server.address, provider });
      await server.stop();
      await provider.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  newcomer: async ({ site }, use) =>
    use(await known(site.address, "Lin", "Example", `lin.${randomUUID()}@example.com`)),
  open: ({ context, site }, use) => silently(context, () => use(opening(context, site))),
  operated: async ({ operatedSite, context }, use) => {
    await operatedSite.reset();
    await silently(context, () => use(operatedSite));
  },
});
