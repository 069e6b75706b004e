import { builderWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { photoPath } from "../photos.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

/** The slide builder over whatever page it stands. */
export class PageBuilding {
  readonly #at: AtPage;
  /** What its last button says: "Add to card" or "Send message". */
  readonly #last: string;
  constructor(at: AtPage, last: string) {
    this.#at = at;
    this.#last = last;
  }
  get #page() {
    return this.#at.pages.page;
  }
  /** The builder. What is told above it, as that a photo was removed, comes after it. */
  get #dialog() {
    return this.#page.getByRole("dialog").first();
  }

  async #kind(kind: "text" | "photos"): Promise<void> {
    const dialog = this.#page.getByRole("dialog", { name: inEnglish(builderWords.chooseType) });
    await dialog.getByRole("button", { name: new RegExp(`^${say(`kind.${kind}`)}`) }).click();
  }
  async text(words: string, from: string): Promise<void> {
    await this.#kind("text");
    await this.#page.getByRole("textbox", { name: say("builder.message") }).fill(words);
    await this.#page.getByRole("textbox", { name: say("builder.from") }).fill(from);
  }
  async photos(title: string, files: readonly string[]): Promise<void> {
    await this.#kind("photos");
    await this.#page
      .getByLabel(say("builder.choosePhotos"))
      .last()
      .setInputFiles(files.map(photoPath));
    for (const at of files.keys())
      await expect(
        this.#page.getByRole("button", { name: say("builder.photoMenu", { at: at + 1 }) }),
      ).toBeVisible();
    await this.#page.getByRole("textbox", { name: say("builder.title") }).fill(title);
  }
  /** Sends, and sees the builder go. */
  async done(): Promise<void> {
    await this.#page.getByRole("button", { name: this.#last }).click();
    await expect(this.#page.getByRole("button", { name: this.#last })).toBeHidden();
  }
  async reword(words: string): Promise<void> {
    await this.#page.getByRole("textbox", { name: say("builder.message") }).fill(words);
    await this.#page.getByRole("button", { name: say("builder.save") }).click();
    await expect(this.#page.getByRole("button", { name: say("builder.save") })).toBeHidden();
  }
  /** Sends, and reads what is said against it. */
  async refused(): Promise<string> {
    await this.#page.getByRole("button", { name: this.#last }).click();
    const field = this.#page.getByRole("textbox", { name: say("builder.message") });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const note = await field.getAttribute("aria-describedby");
    return (await this.#page.locator(`[id="${note}"]`).innerText()).trim();
  }
  /** A photo message whose one photo is taken out again. */
  async withoutPhoto(): Promise<string> {
    await this.photos("Nothing yet", ["camp"]);
    await this.#page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }).click();
    await this.#page.getByRole("menuitem", { name: say("builder.remove") }).click();
    await this.#page.getByRole("button", { name: this.#last }).click();
    const group = this.#page.getByRole("group", { name: say("builder.photosField") });
    const note = group.locator("[aria-live] p").first();
    await expect(note).toBeVisible();
    return (await note.innerText()).trim();
  }
  async leave(): Promise<void> {
    await this.#dialog.getByRole("button", { name: say("shell.close") }).click();
    const discard = this.#page.getByRole("button", { name: say("modals.discardYes") });
    await discard
      .or(this.#page.getByRole("heading", { name: say("editor.messages"), exact: true }))
      .first()
      .waitFor();
    if (await discard.isVisible()) await discard.click();
    // two steps back in the history: under the question the builder has no role, and seems gone before it is
    await expect(this.#page).not.toHaveURL(/[?&]modal=/);
    await expect(this.#page.getByRole("button", { name: this.#last })).toHaveCount(0);
  }
}
