import { paths } from "#core/domain/navigation/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import type { Shopping } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";

export class PageShopping implements Shopping {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }

  async startCard(recipient: string, occasion: Occasion = "birthday"): Promise<void> {
    const { pages, cast } = this.#at;
    if (pages.isOpen && occasion === "birthday") {
      const way = pages.page.getByRole("link", { name: say("shell.makeCard") });
      await way.filter({ visible: true }).first().click();
    } else await pages.go(paths.shop(occasion));
    const { page } = pages;
    await expect.poll(() => pages.path).toMatch(/^\/shop/);
    const covers = page.getByRole("region", { name: say("shop.covers") });
    const make = page.getByRole("button", { name: say("shop.make") });
    await page
      .getByRole("textbox", { name: say("shop.for") })
      .first()
      .fill(recipient);
    await covers.getByRole("link").nth(1).click();
    await make.click();
    await expect.poll(() => pages.path).toMatch(/^\/edit\//);
    const id = pages.path.split("/")[2] ?? "";
    cast.card = { id, owner: this.#at.name, recipient, groupToken: "", recipientToken: "" };
    await this.#seesDesk();
  }
  async hasCard(recipient: string): Promise<void> {
    const { pages, cast, name } = this.#at;
    const { story } = await pages.ask("/story", {
      occasion: "birthday",
      recipient_first_name: recipient,
    });
    cast.card = { id: story.id, owner: name, recipient, groupToken: "", recipientToken: "" };
    // the answer's cookie says whose it is; the app keeps which card is under way
    const root = { anonymousData: { storyId: story.id } };
    await pages.openTab(paths.edit(story.id), { "root-4": JSON.stringify(root) });
    await this.#seesDesk();
  }
  async ownCard(recipient: string): Promise<void> {
    const { pages, cast, name } = this.#at;
    const who = { email: pages.email, first_name: name, last_name: "Example" };
    await pages.ask("/auth", who);
    const letter = await pages.letter(({ code }) => code !== null, "a code");
    const { auth } = await pages.ask("/auth/register", { ...who, verify_code: letter.code });
    const { story } = await pages.ask(
      "/story",
      { occasion: "birthday", recipient_first_name: recipient },
      auth.accessToken,
    );
    cast.card = { id: story.id, owner: name, recipient, groupToken: "", recipientToken: "" };
    // the app finds that this browser is signed in, and asks with its cookie
    await pages.openTab(paths.edit(story.id), { "signed-in": "yes" });
    await this.#seesDesk();
  }
  async #seesDesk(): Promise<void> {
    const { page } = this.#at.pages;
    await expect(
      page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }
}
