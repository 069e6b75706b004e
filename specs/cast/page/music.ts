import { paths, withModal } from "#core/domain/navigation/index.ts";
import type { Genre } from "#core/domain/soundtrack/index.ts";
import type { ChoosingMusic } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say, saying } from "./see.ts";

export class PageMusic implements ChoosingMusic {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #dialog() {
    return this.#page.getByRole("dialog", { name: say("soundtrack.title") });
  }
  get #own() {
    return this.#dialog.getByRole("region", { name: say("soundtrack.own") });
  }
  get #genres() {
    return this.#dialog.getByRole("group", { name: say("soundtrack.genres") });
  }
  get #library() {
    return this.#dialog.getByRole("region", { name: say("soundtrack.library") });
  }
  #handle(name: string) {
    return this.#own.getByRole("button", { name: new RegExp(`^Move track \\d+, ${name}$`) });
  }

  async open(): Promise<void> {
    await this.#at.pages.travel(withModal(paths.edit(this.#at.cast.card.id), "soundtrack"));
    await expect(this.#library.getByRole("listitem").first()).toBeVisible();
  }
  async browse(genre: Genre): Promise<void> {
    const words = say("soundtrack.genre", { genre });
    await this.#genres.getByRole("button", { name: words }).click();
    await expect(
      this.#dialog.getByRole("list", { name: say("soundtrack.tracks", { genre: words }) }),
    ).toBeVisible();
  }
  async listen(name: string): Promise<void> {
    await this.#library.getByRole("button", { name: say("soundtrack.play", { name }) }).click();
  }
  #keeping(act: () => Promise<unknown>): Promise<void> {
    return this.#at.pages.keeping(/\/soundtrack(?:\/[^/]+)?$/, act);
  }
  async add(name: string): Promise<void> {
    const button = this.#library.getByRole("button", {
      name: say("soundtrack.addTrack", { name }),
    });
    await this.#keeping(() => button.click());
    await expect(this.#handle(name)).toBeVisible();
  }
  async remove(name: string): Promise<void> {
    await this.#own.getByRole("button", { name: say("soundtrack.more", { name }) }).click();
    await this.#page.getByRole("menuitem", { name: say("soundtrack.remove") }).click();
    await expect(this.#handle(name)).toHaveCount(0);
  }
  async undo(): Promise<void> {
    await this.#dialog.getByRole("button", { name: say("soundtrack.undo") }).click();
  }
  async move(name: string, place: number, by: "keys" | "dragging"): Promise<void> {
    const handle = this.#handle(name);
    const at = async () =>
      Number(/\d+/.exec((await handle.getAttribute("aria-label")) ?? "")?.[0] ?? 0);
    if (by === "keys") {
      await handle.focus();
      for (let now = await at(); now !== place; now = await at()) {
        const key = now > place ? "ArrowUp" : "ArrowDown";
        await this.#keeping(() => this.#page.keyboard.press(key));
        const next = now > place ? now - 1 : now + 1;
        await expect(handle).toHaveAccessibleName(saying(`Move track ${next},`));
        await expect(handle).toBeFocused();
      }
      return;
    }
    const target = this.#own.getByRole("listitem").nth(place - 1);
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${name} has no place on the page`);
    const isUp = (await at()) > place;
    // the list moves as it goes, and the handle from under the pointer
    await expect(this.#dialog.getByRole("status").filter({ hasText: /./ })).toHaveCount(0);
    const targetPosition = { x: box.width / 2, y: isUp ? 8 : box.height - 8 };
    await this.#keeping(() => handle.dragTo(target, { targetPosition }));
    await expect(handle).toHaveAccessibleName(saying(`Move track ${place},`));
  }

  async seesGenres(names: readonly string[]): Promise<void> {
    await expect(this.#genres.getByRole("button")).toHaveText([...names]);
  }
  async seesTracks(names: readonly string[]): Promise<void> {
    await expect(this.#library.getByRole("listitem")).toHaveCount(names.length);
    for (const [at, name] of names.entries())
      await expect(this.#library.getByRole("listitem").nth(at)).toContainText(name);
  }
  async hears(name: string | null): Promise<void> {
    const stops = this.#library.getByRole("button", { name: /^Stop / });
    if (name === null) await expect(stops).toHaveCount(0);
    else await expect(stops).toHaveAccessibleName(say("soundtrack.stop", { name }));
  }
  async seesFlag(words: string): Promise<void> {
    const flag = this.#dialog.getByRole("status").filter({ hasText: words });
    await expect(flag).toBeVisible();
    await expect(flag).toHaveCount(0);
  }
  async seesOrder(names: readonly string[]): Promise<void> {
    if (names.length === 0) await expect(this.#own).toContainText(say("soundtrack.empty"));
    await expect(this.#own.getByRole("listitem")).toHaveCount(names.length);
    for (const [at, name] of names.entries())
      await expect(this.#own.getByRole("listitem").nth(at)).toContainText(name);
  }
}
