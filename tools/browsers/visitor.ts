import { build } from "vite";
import { signInWords } from "#core/domain/words/index.ts";
import type { Letter } from "#specs/assemblies/letters.ts";
import { lettersTo } from "#specs/assemblies/pages.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { Handle, Json, Tab } from "./driver/index.ts";
import type { Sought } from "./finder.ts";

/** How long anything is waited for: drawing is software's work here, and the machine may be busy. */
const patience = 60_000;

/** Asks until there is an answer that is not null. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | null>,
  most = patience,
): Promise<T> => {
  const end = performance.now() + most;
  let last: unknown = null;
  for (;;) {
    try {
      const found = await look();
      if (found !== null) return found;
    } catch (error) {
      last = error; // the page went on meanwhile
    }
    if (performance.now() > end)
      throw new Error(`${what}: not within ${most / 1000} s`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const bundled = async (): Promise<string> => {
  const entry = new URL("finder.ts", import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', process: "{ env: {} }" },
    build: { write: false, lib: { entry, formats: ["iife"], name: "bundledFinder" } },
  });
  const [first] = [built].flat();
  if (first === undefined || !("output" in first)) throw new Error("The finder was not built.");
  return first.output[0].code;
};
const isRunning = `
  const app = document.getElementById("app");
  return app !== null && app.childElementCount > 0 && document.getElementById("still") === null;`;
let finder: Promise<string> | null = null;

/** Somebody at a tab of their own, who finds everything by the words that stand on it. */
export class Visitor {
  readonly name: string;
  readonly email: string;
  readonly tab: Tab;
  readonly #site: { readonly address: string; readonly server: string };

  constructor(name: string, tab: Tab, site: { address: string; server: string }) {
    this.name = name;
    this.email = `${name.toLowerCase()}@example.com`;
    this.tab = tab;
    this.#site = site;
  }

  /** Goes there as by typing the address, and waits for the app: what is painted before it (0023) does nothing yet. */
  async go(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#site.address).href);
    await until("the app", async () => ((await this.tab.run(isRunning)) ? true : null));
  }
  async path(): Promise<string> {
    return new URL(await this.tab.url()).pathname;
  }
  /** Waits until the address is so. */
  at(path: RegExp): Promise<string> {
    return until(`at ${path}`, async () => {
      const now = await this.path();
      return path.test(now) ? now : null;
    });
  }

  /** Asks what the finder of this page says; each new page gets one. */
  async inPage(script: string, ...given: readonly Json[]): Promise<unknown> {
    await this.#equip();
    return this.tab.run(script, ...given);
  }
  async #equip(): Promise<void> {
    if (
      await this.tab.run("return typeof globalThis.finder === 'object' && document.body !== null")
    )
      return;
    finder ??= bundled();
    await this.tab.run(await finder);
  }
  async #does(
    sought: Sought,
    act: (found: Handle) => Promise<void>,
    how: "find" | "reach" = "find",
  ): Promise<void> {
    await until(worded(sought), async () => {
      await this.#equip();
      const found = await this.tab.find(`return finder.${how}(arguments[0])`, sought as Json);
      if (found === null) return null;
      await act(found);
      return true;
    });
  }

  click(sought: Sought): Promise<void> {
    return this.#does(sought, (found) => found.click(), "reach");
  }
  fill(sought: Sought, words: string): Promise<void> {
    return this.#does(sought, (found) => found.fill(words));
  }
  upload(label: string, paths: readonly string[]): Promise<void> {
    return this.#does({ role: "file", name: label, at: -1 }, (found) => found.upload(paths));
  }
  sees(sought: Sought): Promise<void> {
    return this.#does(sought, async () => undefined);
  }
  async count(sought: Sought): Promise<number> {
    return (await this.inPage("return finder.count(arguments[0])", sought as Json)) as number;
  }
  /** The words of it. */
  async textOf(sought: Sought): Promise<string> {
    const script = "return finder.find(arguments[0])?.textContent ?? null";
    return until(
      worded(sought),
      async () => (await this.inPage(script, sought as Json)) as string | null,
    );
  }
  async gone(sought: Sought): Promise<void> {
    await until(`no ${worded(sought)}`, async () =>
      (await this.count(sought)) === 0 ? true : null,
    );
  }

  /** The newest mail that fits, as soon as it is there. @param after that many mails, which are old */
  letter(what: string, fits: (letter: Letter) => boolean, after = 0): Promise<Letter> {
    return until(`mail with ${what}`, async () => {
      return (await this.letters()).slice(after).findLast(fits) ?? null;
    });
  }
  letters(): Promise<readonly Letter[]> {
    return lettersTo(this.#site.server, this.email, this.#site.address);
  }

  /** Answers the sign-in that stands open, as somebody new, with the mailed code. */
  async signIn(): Promise<void> {
    const within: Sought = { role: "dialog", name: inEnglish(signInWords.signIn) };
    const known = (await this.letters()).length;
    await this.fill({ role: "textbox", name: say("auth.email"), within }, this.email);
    await this.click({ role: "button", name: say("auth.sendCode"), within });
    await this.fill({ role: "textbox", name: say("auth.firstName") }, this.name);
    await this.fill({ role: "textbox", name: say("auth.lastName") }, "Example");
    await this.click({ role: "button", name: say("auth.done") });
    const code: Sought = { role: "textbox", part: say("auth.code") };
    await this.sees(code);
    const letter = await this.letter("a code", (one) => one.code !== null, known);
    await this.click(code);
    // with the sixth digit it goes on by itself
    await this.tab.type(letter.code ?? "");
    await this.gone(code);
  }
}

const worded = ({ role, name, part, within }: Sought): string => {
  const own = [role, name ?? (part && `/${part}/`)].filter(Boolean).join(" ");
  return within ? `${own} in ${worded(within)}` : own;
};
