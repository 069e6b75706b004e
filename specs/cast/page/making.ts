import { paths } from "#core/domain/navigation/index.ts";
import type { Making } from "../person.ts";
import type { AtPage } from "./at.ts";
import { PageBuilding } from "./building.ts";
import { expect, say, saying } from "./see.ts";

export class PageMaking implements Making {
  readonly #at: AtPage;
  readonly #builder: PageBuilding;
  constructor(at: AtPage) {
    this.#at = at;
    this.#builder = new PageBuilding(at, say("builder.add"));
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #strip() {
    return this.#page.getByRole("list", { name: say("editor.messages") });
  }
  /** The panel of the message in which these words stand. */
  #fold(words: string) {
    return this.#strip.getByRole("listitem").filter({ hasText: words });
  }
  async #add(): Promise<void> {
    // the same words stand on the strip's last panel; the button under the thumb is the one in sight
    await this.#page
      .getByRole("button", { name: say("editor.add") })
      .last()
      .click();
  }
  async #choose(words: string, entry: string): Promise<void> {
    await this.#fold(words)
      .getByRole("button", { name: saying(say("editor.more", { what: "" }).trim()) })
      .click();
    await this.#page.getByRole("menuitem", { name: entry }).click();
  }

  async seesCardFor(recipient: string): Promise<void> {
    await expect(this.#page.getByRole("textbox", { name: say("editor.for") })).toHaveValue(
      recipient,
    );
  }
  async reload(): Promise<void> {
    await this.#page.reload();
    await expect(
      this.#page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }
  async comeBack(): Promise<void> {
    await this.#at.pages.openTab(paths.edit(this.#at.cast.card.id));
    await expect(
      this.#page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }
  async returnToCard(): Promise<void> {
    await this.#at.pages.travel(paths.edit(this.#at.cast.card.id));
    await expect(
      this.#page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }

  async stock(all: readonly string[]): Promise<void> {
    const { id } = this.#at.cast.card;
    for (const description of all)
      await this.#at.pages.ask(`/slide?story_id=${id}`, {
        type: "text",
        variant: "letter",
        description,
        subtitle: this.#at.name,
      });
    await this.reload();
  }
  async writeText(words: string): Promise<void> {
    await this.#add();
    await this.#builder.text(words, this.#at.name);
    await this.#builder.done();
    await expect(this.#fold(words)).toBeVisible();
  }
  async tryText(words: string): Promise<string> {
    await this.#add();
    await this.#builder.text(words, this.#at.name);
    const told = await this.#builder.refused();
    await this.#builder.leave();
    return told;
  }
  async tryNoPhoto(): Promise<string> {
    await this.#add();
    const told = await this.#builder.withoutPhoto();
    await this.#builder.leave();
    return told;
  }
  async addPhotos(title: string, files: readonly string[]): Promise<void> {
    await this.#add();
    await this.#builder.photos(title, files);
    await this.#builder.done();
    await expect(this.#fold(title)).toBeVisible();
  }
  async changeText(from: string, to: string): Promise<void> {
    await this.#choose(from, say("editor.edit"));
    await this.#builder.reword(to);
    await expect(this.#fold(to)).toBeVisible();
  }
  async remove(words: string): Promise<void> {
    await this.#choose(words, say("editor.delete"));
    await this.#page
      .getByRole("alertdialog", { name: say("editor.deleteSlide") })
      .getByRole("button", { name: say("editor.delete") })
      .click();
    await expect(this.#fold(words)).toBeHidden();
  }
  async undo(): Promise<void> {
    await this.#page.getByRole("button", { name: say("editor.undo") }).click();
  }
  #keeping(act: () => Promise<unknown>): Promise<void> {
    return this.#at.pages.keeping(/\/slides$/, act);
  }
  async move(words: string, place: number, by: "keys" | "dragging"): Promise<void> {
    const folds = this.#strip.getByRole("listitem");
    const handle = this.#fold(words).getByRole("button", { name: /^Move message/ });
    if (by === "keys") {
      await handle.focus();
      for (let step = 0; step < 12; step++) {
        const at = Number(/\d+/.exec((await handle.getAttribute("aria-label")) ?? "")?.[0]);
        if (at === place) return;
        const key = at > place ? "ArrowLeft" : "ArrowRight";
        await this.#keeping(() => this.#page.keyboard.press(key));
        await expect(handle).toHaveAccessibleName(
          saying(`Move message ${at > place ? at - 1 : at + 1},`),
        );
      }
    }
    const target = folds.nth(place - 1);
    const box = await target.boundingBox();
    const start = await handle.boundingBox();
    if (box === null || start === null) throw new Error(`${words} has no place on the page`);
    const before = start.x > box.x || start.y > box.y + box.height;
    const targetPosition = { x: before ? 8 : box.width - 8, y: box.height / 2 };
    await this.#keeping(() => handle.dragTo(target, { targetPosition }));
    await expect(
      this.#fold(words).getByRole("button", { name: /^Move message/ }),
    ).toHaveAccessibleName(saying(`Move message ${place},`));
  }
  async seesMessages(words: readonly string[]): Promise<void> {
    const folds = this.#strip
      .getByRole("listitem")
      .filter({ has: this.#page.getByRole("button", { name: /^Move message/ }) });
    await expect(folds).toHaveCount(words.length);
    for (const [at, one] of words.entries()) await expect(folds.nth(at)).toContainText(one);
  }
  async look(words: string): Promise<void> {
    await this.#choose(words, say("editor.open"));
    const dialog = this.#page.getByRole("dialog", { name: /^Text from / });
    await expect(dialog).toContainText(words);
    await this.#page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  async preview(): Promise<void> {
    await this.#page
      .getByRole("link", { name: say("editor.preview") })
      .filter({ visible: true })
      .first()
      .click();
    await expect(
      this.#page.getByRole("complementary", { name: say("recipient.preview") }),
    ).toBeVisible();
    await this.#page.getByRole("link", { name: say("recipient.backToCard") }).click();
    await expect(
      this.#page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }
  async seesKept(kind: "cover" | "credits"): Promise<void> {
    if (kind === "cover") {
      await expect(this.#page.getByRole("img", { name: /^Cover: / })).toBeVisible();
      await expect(
        this.#page.getByRole("button", { name: saying(say("editor.more", { what: "Cover" })) }),
      ).toHaveCount(0);
      return;
    }
    const fold = this.#fold(say("editor.credits")).last();
    await fold.getByRole("button", { name: say("editor.credits") }).click();
    const dialog = this.#page.getByRole("dialog", { name: say("editor.credits") });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: say("editor.delete") })).toHaveCount(0);
    await this.#page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  async seesPaywall(tiers: readonly string[]): Promise<void> {
    await this.#add();
    const dialog = this.#page.getByRole("dialog", { name: say("upgrade.title") });
    for (const tier of tiers) {
      const [label = "", price] = tier.split(" ");
      await expect(dialog.getByText(label, { exact: true }).first()).toBeVisible();
      if (price) await expect(dialog.getByText(price).first()).toBeVisible();
    }
    await dialog.getByRole("button", { name: say("upgrade.back") }).click();
    await expect(dialog).toBeHidden();
  }

  async goOn(to: "save" | "group" | "send" | "settings"): Promise<void> {
    if (to === "save" || to === "send") {
      await this.#page.getByRole("button", { name: say(`editor.${to}`), exact: true }).click();
      return;
    }
    await this.#page.getByRole("button", { name: say("editor.menu") }).click();
    await this.#page.getByRole("menuitem", { name: say(`editor.${to}`) }).click();
  }
  async seesPlace(place: "saved" | "group" | "send" | "settings"): Promise<void> {
    const { id } = this.#at.cast.card;
    if (place !== "saved") {
      await expect.poll(() => this.#at.pages.path).toBe(paths[place](id));
      await expect(this.#page.getByRole("heading", { level: 1 })).toBeVisible();
      return;
    }
    await expect.poll(() => this.#at.pages.path).toBe(paths.edit(id));
    const dialog = this.#page.getByRole("dialog", { name: say("editor.savedTitle") });
    await expect(dialog).toBeVisible();
    await this.#page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
}
