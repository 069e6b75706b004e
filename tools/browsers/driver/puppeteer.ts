import { type ElementHandle, launch, type Page, type Permission } from "puppeteer-core";
import { chromium } from "#specs/support/browser.ts";
import type { Driven, Handle, Json, Tab } from "./driver.ts";
import { startScreen } from "./screen.ts";

const viewport = { width: 1280, height: 800 };

/** Debian's Firefox, over WebDriver BiDi. It draws WebGL only where it believes in a screen. */
export const firefox = async (): Promise<Driven> => {
  const screen = await startScreen();
  return drive(
    {
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      headless: false,
      env: { ...process.env, DISPLAY: screen.display },
    },
    screen.close,
  );
};

/** @param path another than the one that the other tests use */
export const anyChromium = (path?: string): Promise<Driven> => {
  const { executablePath, args } = chromium();
  const at = path ?? executablePath;
  return drive(
    { ...(at === undefined ? {} : { executablePath: at }), args },
    async () => undefined,
    // a Chromium without a window asks nobody, and refuses
    ["clipboard-read", "clipboard-sanitized-write"],
  );
};

const drive = async (
  options: Parameters<typeof launch>[0],
  after: () => Promise<void>,
  permissions: readonly Permission[] = [],
): Promise<Driven> => {
  const browser = await launch({ ...options, defaultViewport: viewport });
  const inFront: InFront = { page: null };
  return {
    called: (await browser.version()).replace("/", " "),
    newcomer: async () => {
      const context = await browser.createBrowserContext();
      return new PuppeteerTab(await context.newPage(), inFront, permissions);
    },
    close: async () => {
      await browser.close();
      await after();
    },
  };
};

const expression = (script: string, given: readonly Json[]): string =>
  `(function () {${script}}).apply(null, ${JSON.stringify(given)})`;

/** People's tabs lie over each other in one browser, which hardly draws those behind; whoever does something comes first. */
type InFront = { page: Page | null };

class PuppeteerTab implements Tab {
  readonly errors: string[] = [];
  readonly #page: Page;
  readonly #inFront: InFront;
  readonly #permissions: readonly Permission[];

  constructor(page: Page, inFront: InFront, permissions: readonly Permission[]) {
    this.#page = page;
    this.#inFront = inFront;
    this.#permissions = permissions;
    page.on("pageerror", (error) => this.errors.push(String(error)));
  }
  async #comeFirst(): Promise<void> {
    if (this.#inFront.page === this.#page) return;
    this.#inFront.page = this.#page;
    await this.#page.bringToFront();
  }
  async goto(url: string): Promise<void> {
    await this.#comeFirst();
    if (this.#permissions.length > 0)
      await this.#page
        .browserContext()
        .overridePermissions(new URL(url).origin, [...this.#permissions]);
    await this.#page.goto(url, { waitUntil: "load" });
  }
  async url(): Promise<string> {
    return this.#page.url();
  }
  async run(script: string, ...given: readonly Json[]): Promise<unknown> {
    await this.#comeFirst();
    return this.#page.evaluate(expression(script, given));
  }
  async find(script: string, ...given: readonly Json[]): Promise<Handle | null> {
    await this.#comeFirst();
    const found = await this.#page.evaluateHandle(expression(script, given));
    const element = found.asElement() as ElementHandle<Element> | null;
    return element && new PuppeteerHandle(element);
  }
  async type(words: string): Promise<void> {
    await this.#comeFirst();
    await this.#page.keyboard.type(words);
  }
  async screenshot(): Promise<Uint8Array> {
    await this.#comeFirst();
    return this.#page.screenshot();
  }
}

class PuppeteerHandle implements Handle {
  readonly #element: ElementHandle<Element>;
  constructor(element: ElementHandle<Element>) {
    this.#element = element;
  }
  async click(): Promise<void> {
    await this.#element.click();
  }
  async fill(words: string): Promise<void> {
    await this.#element.evaluate((field) => {
      (field as HTMLInputElement).focus();
      (field as HTMLInputElement).select();
    });
    await this.#element.type(words);
  }
  async upload(paths: readonly string[]): Promise<void> {
    await (this.#element as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }
}
