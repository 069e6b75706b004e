import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { Builder, Capabilities, type WebDriver, WebElement } from "selenium-webdriver";
import { freePort } from "#specs/support/serverProcess.ts";
import type { Driven, Handle, Json, Tab } from "./driver.ts";
import { end, startScreen } from "./screen.ts";

const binaryPattern = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

/** Debian's WebKitGTK: its smallest browser, a driver and a window for everybody, since a driver has one session. */
export const webkit = async (): Promise<Driven> => {
  const [binary] = globSync(binaryPattern);
  if (binary === undefined) throw new Error(`There is no ${binaryPattern}.`);
  const screen = await startScreen();
  const closing: (() => Promise<void>)[] = [];
  const open = async (): Promise<WebDriver> => {
    const port = await freePort();
    const child = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
      env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
      stdio: "ignore",
    });
    closing.push(() => end(child));
    await listens(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        }),
      )
      .build();
    closing.push(() => driver.quit());
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    return driver;
  };
  // its version is known by a session only; the first newcomer gets it
  let first: WebDriver | null = await open();
  const version = (await first.getCapabilities()).get("browserVersion");
  return {
    called: `WebKitGTK ${version}`,
    newcomer: async () => {
      const driver = first ?? (await open());
      first = null;
      return new WebKitTab(driver);
    },
    close: async () => {
      for (const close of closing.toReversed()) await close().catch(() => undefined);
      await screen.close();
    },
  };
};

/** A driver prints nothing when it is ready: it answers. */
const listens = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/status`).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("WebKitWebDriver did not answer.");
};

class WebKitTab implements Tab {
  /** This driver tells of none. */
  readonly errors: readonly string[] = [];
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }
  async goto(url: string): Promise<void> {
    await this.#driver.get(url);
  }
  url(): Promise<string> {
    return this.#driver.getCurrentUrl();
  }
  run(script: string, ...given: readonly Json[]): Promise<unknown> {
    return this.#driver.executeScript(script, ...given);
  }
  async find(script: string, ...given: readonly Json[]): Promise<Handle | null> {
    const found = await this.#driver.executeScript(script, ...given);
    return found instanceof WebElement ? new WebKitHandle(found) : null;
  }
  async type(words: string): Promise<void> {
    await this.#driver.actions().sendKeys(words).perform();
  }
  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }
}

class WebKitHandle implements Handle {
  readonly #element: WebElement;
  constructor(element: WebElement) {
    this.#element = element;
  }
  click(): Promise<void> {
    return this.#element.click();
  }
  async fill(words: string): Promise<void> {
    await this.#element.clear();
    await this.#element.sendKeys(words);
  }
  upload(paths: readonly string[]): Promise<void> {
    return this.#element.sendKeys(paths.join("\n"));
  }
}
