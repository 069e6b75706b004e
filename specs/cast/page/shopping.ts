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
    const { page } = pages;
    await page
      .getByRole("link", { name: say("shell.makeCard") })
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => pages.path).toMatch(/^\/shop/);
    if (occasion !== "birthday") await page.goto(paths.shop(occasion));
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
    await expect(
      page.getByRole("heading", { name: say("editor.messages"), exact: true }),
    ).toBeVisible();
  }
}
