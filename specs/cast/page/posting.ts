import { paths } from "#core/domain/navigation/index.ts";
import type { Person, Posting } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

export class PagePosting implements Posting {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }

  async test(): Promise<void> {
    await this.#at.pages.travel(paths.send(this.#at.cast.card.id, "email"));
    await this.#page.getByRole("button", { name: say("send.test") }).click();
    await expect(this.#page.getByText(say("send.testSent")).first()).toBeVisible();
  }
  async mailTo(person: Person): Promise<void> {
    const { email } = await this.#at.cast.pagesOf(person.name);
    await this.#at.pages.travel(paths.send(this.#at.cast.card.id, "email"));
    await this.#page.getByRole("textbox", { name: say("send.theirEmail") }).fill(email);
    await this.#page
      .getByRole("textbox", { name: say("send.line") })
      .fill("Open it with a cup of tea.");
    await this.#page
      .getByRole("button", { name: say("send.send") })
      .filter({ visible: true })
      .first()
      .click();
    await expect(this.#page.getByText(email).first()).toBeVisible();
    await expect(
      this.#page.getByText(say("send.sentTo", { name: person.name })).first(),
    ).toBeVisible();
  }
  async copyLink(): Promise<void> {
    await this.#at.pages.travel(paths.send(this.#at.cast.card.id, "link"));
    await this.#page.getByRole("button", { name: say("send.copy") }).click();
    await expect(this.#page.getByText(say("send.copied")).first()).toBeVisible();
    this.#at.cast.links.recipient = new URL(await this.#at.pages.clipboard()).pathname;
  }
}
