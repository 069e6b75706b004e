import type { BrowserContext, Page, Response } from "@playwright/test";
import { operatorCookie } from "#specs/support/serverProcess.ts";
import { type Letter, readLetter } from "./letters.ts";
import { walk } from "./walk.ts";

/** How large the windows are: a phone under a thumb, or a desk. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
export type ScreenSize = keyof typeof screens;

/** What everybody in a scenario shares: the running site, and what went wrong on anybody's page. */
export interface Site {
  readonly address: string;
  readonly screen: ScreenSize;
  readonly faults: string[];
}

/** One person's real browser: cookies and kept storage outlive its tabs. */
export class Pages {
  readonly site: Site;
  readonly email: string;
  readonly #context: BrowserContext;
  #page: Page | null = null;
  /** A tab at which nobody sits. */
  #free: Page | undefined;
  readonly #ends: (() => void)[] = [];

  private constructor(site: Site, email: string, context: BrowserContext) {
    this.site = site;
    this.email = email;
    this.#context = context;
  }

  /** In a browser that is there already. */
  static of(context: BrowserContext, site: Site, email: string): Pages {
    context.setDefaultTimeout(15_000);
    context.setDefaultNavigationTimeout(30_000);
    watch(context, site.faults);
    return new Pages(site, email, context);
  }
  /** In a browser of {@link startContextPool}, whose pages are watched, at the tab that whoever was here before has left. */
  static at(context: BrowserContext, site: Site, email: string): Pages {
    const pages = new Pages(site, email, context);
    [pages.#free] = context.pages();
    return pages;
  }

  get page(): Page {
    if (this.#page === null) throw new Error(`${this.email} has no page open`);
    return this.#page;
  }
  get isOpen(): boolean {
    return this.#page !== null;
  }
  /** Asks the product without a page, with this browser's cookies: for what a scenario takes for granted. */
  async ask(
    path: string,
    data: object,
    bearer?: string,
    // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered
  ): Promise<any> {
    const { request } = this.#context;
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const answer = await request.post(`/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
  /** Closes the tab that was open and goes there in a new one. @param kept what this browser keeps beyond its tabs */
  async openTab(path: string, kept: Readonly<Record<string, string>> = {}): Promise<void> {
    const before = this.#page;
    const page = this.#free ?? (await this.#context.newPage());
    this.#free = undefined;
    this.#page = page;
    await before?.close();
    const keeping = await page.addInitScript((entries) => {
      if (location.protocol !== "http:" || sessionStorage.length > 0) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(path);
    await keeping.dispose();
  }
  /** Calls `hear` with what the tab that is open gets over the network, until its person leaves. */
  listen(hear: (answer: Response) => void): void {
    const { page } = this;
    page.on("response", hear);
    this.#ends.push(() => page.off("response", hear));
  }
  /**
   * Does it and waits until the authority has kept what it asks for there, which the page shows at once: whoever goes
   * away before that loses it.
   */
  async keeping(path: RegExp, act: () => Promise<unknown>): Promise<void> {
    const kept = this.page.waitForResponse(
      (answer) =>
        answer.ok() &&
        answer.request().method() !== "GET" &&
        path.test(new URL(answer.url()).pathname),
    );
    await Promise.all([kept, act()]);
  }
  leave(): void {
    for (const end of this.#ends.splice(0)) end();
  }
  /** Goes there in the tab that is open, as by typing the address. */
  async go(path: string): Promise<void> {
    if (this.#page === null) await this.openTab(path);
    else await this.#page.goto(path);
  }
  /** Goes there inside the app where that can be, else loads it. */
  async travel(path: string): Promise<void> {
    const at = this.#page?.url() ?? "";
    // what stands above a page holds whoever would go on, or is closing and goes back by itself
    if (this.#page === null || !at.startsWith(this.site.address) || at.includes("modal=")) {
      await this.go(path);
      return;
    }
    await walk(this.#page, path);
  }
  /** The own path of where the tab is, without what is open above it. */
  get path(): string {
    return new URL(this.page.url()).pathname;
  }
  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
  /** Mails that reached this person, oldest first. */
  async letters(): Promise<readonly Letter[]> {
    return lettersTo(this.site.address, this.email);
  }
  /** The newest mail that fits, as soon as it is there. @param after that many mails, which are old */
  async letter(fits: (letter: Letter) => boolean, what: string, after = 0): Promise<Letter> {
    for (let tries = 0; tries < 200; tries++) {
      const found = (await this.letters()).slice(after).findLast(fits);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${this.email} got no mail with ${what}`);
  }
  async picture(path: string): Promise<void> {
    await this.#page?.screenshot({ path }).catch(() => undefined); // a page that hangs hides no failure
  }
}

/** The mails of the running server, read at the machine itself. @param known the address that people know it by */
export const lettersTo = async (
  address: string,
  email: string,
  known = address,
): Promise<readonly Letter[]> => {
  const headers = { accept: "application/json", cookie: await operatorCookie(address) };
  const answer = await fetch(`${address}/outbox`, { headers });
  const { mails } = (await answer.json()) as {
    mails: { to_email: string; subject: string; text: string }[];
  };
  return mails
    .filter((mail) => mail.to_email === email)
    .map((mail) => readLetter({ ...mail, to: mail.to_email }, known))
    .reverse();
};

/** Refusals are answers that the product expects; the browser writes them into the console all the same. */
const expected = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects what no page may say: warnings, errors, what the content policy stopped. */
export const watch = (context: BrowserContext, faults: string[]): void => {
  const note = (page: Page) => {
    page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      const kind = message.type();
      if (kind !== "error" && kind !== "warning") return;
      if (expected.test(message.text())) return;
      faults.push(`${page.url()}: ${kind}: ${message.text()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 500) faults.push(`${answer.status()} of ${answer.url()}`);
    });
  };
  context.on("page", note);
  // asked for by a page or its workers: an address that was not known yet when it was named
  context.on("request", (request) => {
    if (/\/(undefined|null|NaN)$/.test(request.url())) faults.push(`asks for ${request.url()}`);
  });
};
