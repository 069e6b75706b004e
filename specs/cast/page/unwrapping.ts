import type { Unwrapping } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

export class PageUnwrapping implements Unwrapping {
  readonly #at: AtPage;
  readonly #photos = new Map<string, Uint8Array>();
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }

  async openMailed(): Promise<void> {
    const letter = await this.#at.pages.letter(
      ({ links }) => links.some((path) => path.startsWith("/unwrap/")),
      "a card",
    );
    await this.#open(letter.links.find((path) => path.startsWith("/unwrap/")) ?? "");
  }
  async openCopied(): Promise<void> {
    const { recipient } = this.#at.cast.links;
    if (recipient === undefined) throw new Error("nobody has copied the recipient's link");
    await this.#open(recipient);
  }
  async #open(path: string): Promise<void> {
    await this.#at.pages.openTab("about:blank");
    this.#at.pages.listen(async (answer) => {
      const kind = answer.headers()["content-type"] ?? "";
      if (!new URL(answer.url()).pathname.startsWith("/files/") || !kind.startsWith("image/"))
        return;
      // a browser forgets what came for a page that was left meanwhile
      const bytes = await answer.body().catch(() => null);
      if (bytes !== null) this.#photos.set(answer.url(), bytes);
    });
    await this.#page.goto(path);
    await expect(this.#page.getByRole("button", { name: say("recipient.open") })).toBeVisible();
  }
  async unwrap(): Promise<void> {
    await this.#page.getByRole("button", { name: say("recipient.open") }).click();
    await expect(this.#page.getByRole("group", { name: say("player.slides") })).toBeVisible();
  }
  async playToEnd(): Promise<void> {
    const beads = this.#page.getByRole("group", { name: say("player.slides") }).getByRole("button");
    const again = this.#page.getByRole("button", { name: say("recipient.again") }).last();
    const count = await beads.count();
    // every slide is looked at; nobody waits four seconds for each of them
    for (let at = 1; at < count; at++) {
      await beads.nth(at).click();
      await expect(beads.nth(at)).toHaveAttribute("aria-current", "true");
    }
    await this.#page.getByRole("button", { name: say("player.next") }).click();
    await expect(again).toBeVisible();
  }
  async save(): Promise<void> {
    await this.#page.getByRole("button", { name: say("recipient.save") }).click();
  }
  /** After signing in, which the product answers with a modal; it comes a moment after what lies under it. */
  async seesKept(): Promise<void> {
    const dialog = this.#page.getByRole("dialog", { name: say("recipient.savedTitle") });
    await expect(dialog).toBeVisible();
    await this.#page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const saved = this.#page.getByRole("button", { name: say("recipient.saved"), exact: true });
    await expect(saved).toBeVisible();
  }
  async thank(words: string): Promise<void> {
    await this.#page
      .getByRole("link", { name: say("recipient.sayThanks") })
      .first()
      .click();
    await this.#page.getByRole("textbox").fill(words);
    await this.#page.getByRole("button", { name: say("thanks.send") }).click();
  }
  /** As {@link seesKept}, with the thanks that were written before. */
  async seesThanksSent(words: string): Promise<void> {
    const dialog = this.#page.getByRole("dialog", { name: say("recipient.savedThanked") });
    await dialog
      .getByRole("button", { name: say("shell.close") })
      .last()
      .click();
    await this.#page
      .getByRole("link", { name: say("recipient.seeThanks") })
      .first()
      .click();
    await expect(this.#page.getByText(words)).toBeVisible();
  }
  async readThanks(words: string): Promise<void> {
    const letter = await this.#at.pages.letter(
      ({ subject }) => subject.includes("says thank you"),
      "thanks",
    );
    await this.#at.pages.go(letter.links[0] ?? "");
    await expect(this.#page.getByText(words)).toBeVisible();
  }
  async photos(): Promise<readonly Uint8Array[]> {
    return [...this.#photos.values()];
  }
}
