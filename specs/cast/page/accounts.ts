import { paths } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Accounts } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

export class PageAccounts implements Accounts {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #dialog() {
    return this.#page.getByRole("dialog", { name: inEnglish(signInWords.signIn) });
  }

  async arrive(): Promise<void> {
    await this.#at.pages.openTab(paths.landing);
    await expect(this.#page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  async signIn(): Promise<void> {
    await this.arrive();
    await this.#at.pages.travel(`${paths.landing}?modal=auth`);
    await this.answer();
    await expect.poll(() => this.#at.pages.path).toBe(paths.home());
    const dialog = this.#page.getByRole("dialog", { name: say("auth.success") });
    await expect(dialog.or(this.#page.getByRole("heading", { level: 1 })).first()).toBeVisible();
    if (new URL(this.#page.url()).search === "") return;
    await dialog.getByRole("link", { name: say("auth.toMyCards") }).click();
    await expect(dialog).toBeHidden();
  }
  async seesAskedFor(): Promise<void> {
    await expect(this.#dialog).toBeVisible();
  }
  async answer(): Promise<void> {
    await this.seesAskedFor();
    const { pages, name } = this.#at;
    const page = this.#page;
    const known = (await pages.letters()).length;
    await page.getByRole("textbox", { name: say("auth.email") }).fill(pages.email);
    await page.getByRole("button", { name: say("auth.sendCode") }).click();
    const first = page.getByRole("textbox", { name: say("auth.firstName") });
    const code = page.getByRole("textbox", { name: say("auth.code") }).first();
    await expect(first.or(code)).toBeVisible();
    if (await first.isVisible()) {
      await first.fill(name);
      await page.getByRole("textbox", { name: say("auth.lastName") }).fill("Example");
      await page.getByRole("button", { name: say("auth.done") }).click();
      await expect(code).toBeVisible();
    }
    const letter = await pages.letter((one) => one.code !== null, "a code", known);
    await code.click();
    await page.keyboard.type(letter.code ?? "");
    // with the sixth digit it goes on by itself
    await expect(code).toBeHidden();
  }
  async signOut(): Promise<void> {
    await this.#page.goto(paths.home());
    await this.#page.getByRole("button", { name: say("shell.account") }).click();
    await this.#page.getByRole("menuitem", { name: say("shell.signOut") }).click();
    await this.#page
      .getByRole("alertdialog", { name: say("shell.signOut") })
      .getByRole("button", { name: say("shell.signOut") })
      .click();
  }
  async seesSignedOut(): Promise<void> {
    await expect.poll(() => this.#at.pages.path).toBe(paths.landing);
    await expect(this.#page.getByRole("button", { name: say("shell.menu") })).toBeVisible();
    await this.#page.goto(paths.home());
    await expect.poll(() => this.#at.pages.path).toBe(paths.login);
  }
  async seesCard(kind: "created" | "contributed" | "received", recipient: string): Promise<void> {
    await this.#at.pages.travel(paths.home(kind));
    await expect(this.#page.getByRole("main").getByText(recipient).first()).toBeVisible();
  }
  async gotMail(words: string): Promise<void> {
    await this.#at.pages.letter(({ subject }) => subject.includes(words), `"${words}"`);
  }
}
