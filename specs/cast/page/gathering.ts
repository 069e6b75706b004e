import { paths } from "#core/domain/navigation/index.ts";
import type { Gathering } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

export class PageGathering implements Gathering {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #id() {
    return this.#at.cast.card.id;
  }

  async copyLink(): Promise<void> {
    await this.#at.pages.travel(paths.group(this.#id));
    await this.#page.getByRole("button", { name: say("group.copy") }).click();
    await expect(this.#page.getByText(say("group.copied")).first()).toBeVisible();
    this.#at.cast.links.group = new URL(await this.#at.pages.clipboard()).pathname;
  }
  async moderate(): Promise<void> {
    await this.#at.pages.travel(paths.settings(this.#id));
    const toggle = this.#page.getByRole("switch", { name: say("settings.moderation") });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(this.#page.getByText(say("settings.saved"), { exact: true })).toBeVisible();
  }
  async letGuestsSign(): Promise<void> {
    await this.#at.pages.travel(paths.settings(this.#id));
    const toggle = this.#page.getByRole("switch", { name: say("settings.guests") });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(this.#page.getByText(say("settings.saved"), { exact: true })).toBeVisible();
  }
  async watchContributions(): Promise<void> {
    await this.#at.pages.travel(paths.contributions(this.#id));
    await expect(
      this.#page.getByRole("heading", { name: say("contributions.heading") }),
    ).toBeVisible();
  }
  async seesWaiting(words: string): Promise<void> {
    await expect(this.#page.getByRole("main").getByText(words).first()).toBeVisible();
  }
  async approve(words: string): Promise<void> {
    await this.#page
      .getByRole("listitem")
      .filter({ hasText: words })
      .getByRole("button", { name: /^Approve/ })
      .click();
    await expect(this.#page.getByRole("main").getByText(words)).toHaveCount(0);
  }
}
