import { builderWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Visiting } from "../person.ts";
import type { AtPage } from "./at.ts";
import { PageBuilding } from "./building.ts";
import { expect, say, saying } from "./see.ts";

export class PageVisiting implements Visiting {
  readonly #at: AtPage;
  readonly #builder: PageBuilding;
  constructor(at: AtPage) {
    this.#at = at;
    this.#builder = new PageBuilding(at, say("builder.send"));
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #link(): string {
    const { group } = this.#at.cast.links;
    if (group === undefined) throw new Error("nobody has copied the group's link");
    return group;
  }

  async openLink(): Promise<void> {
    await this.#at.pages.go(this.#link);
    // the builder is there at once; the invitation lies under it
    const builder = this.#page.getByRole("dialog", { name: inEnglish(builderWords.chooseType) });
    await builder.getByRole("button", { name: say("shell.close") }).click();
    await expect(builder).toBeHidden();
    await expect(this.#page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  async seesInvitationFor(recipient: string): Promise<void> {
    await expect(
      this.#page.getByRole("heading", { name: say("contributor.heading", { name: recipient }) }),
    ).toBeVisible();
  }
  async send(words: string): Promise<void> {
    const add = this.#page
      .getByRole("button", { name: say("contributor.add") })
      .or(this.#page.getByRole("button", { name: say("contributor.addAnother") }));
    await add.first().click();
    await this.#builder.text(words, this.#at.name);
    await this.#builder.done();
  }
  async signAsGuest(how: "with an address" | "without"): Promise<void> {
    const form = this.#page.getByRole("form", { name: say("contributor.unsent") });
    await expect(form).toBeVisible();
    // a message that waits is not said to be missing
    await expect(this.#page.getByText(say("contributor.noneMine"))).toHaveCount(0);
    await form.getByRole("textbox", { name: say("contributor.guestName") }).fill(this.#at.name);
    if (how !== "without")
      await form
        .getByRole("textbox", { name: say("contributor.guestEmail") })
        .fill(this.#at.pages.email);
    await form.getByRole("button", { name: say("contributor.guestSend") }).click();
  }
  async seesPrivateLink(): Promise<void> {
    const own = this.#page.getByRole("region", { name: say("contributor.guestLink") });
    await expect(own.getByText(/\/message\/[\w-]{20,}/)).toBeVisible();
  }
  async openPrivateLinkOf(name: string): Promise<void> {
    const owner = await this.#at.cast.pagesOf(name);
    const { links } = await owner.letter(
      (letter) => letter.links.some((to) => to.startsWith("/message/")),
      "a private link",
    );
    await this.#at.pages.go(links.find((to) => to.startsWith("/message/")) ?? "");
    await this.#page.getByRole("button", { name: say("privateLink.open") }).click();
    await expect(
      this.#page.getByRole("heading", { name: say("contributor.guestLink") }),
    ).toBeVisible();
  }
  async seesSent(how: "sent" | "held"): Promise<void> {
    const dialog = this.#page.getByRole("dialog", { name: say("contributor.sent") });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(
      say(how === "held" ? "contributor.sentModerated" : "contributor.sentHelp"),
    );
    await dialog.getByRole("button", { name: say("contributor.sentOk") }).click();
    await expect(dialog).toBeHidden();
  }
  async changeOwn(from: string, to: string): Promise<void> {
    await this.#at.pages.travel(`${this.#link}/slides`);
    await expect(this.#page.getByText(from).first()).toBeVisible();
    await this.#page
      .getByRole("button", { name: saying(say("contributor.editMessage", { at: "" }).trim()) })
      .first()
      .click();
    await this.#builder.reword(to);
  }
  async seesOwn(words: string): Promise<void> {
    await this.#at.pages.travel(`${this.#link}/slides`);
    await expect(this.#page.getByText(words).first()).toBeVisible();
  }
}
