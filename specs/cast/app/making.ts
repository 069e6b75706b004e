import assert from "node:assert/strict";
import { undoFor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../actor.ts";
import type { Making } from "../person.ts";
import { photoFile } from "../photos.ts";

const scenarios = {
  save: "CreatorSave",
  group: "CreatorInviteGroup",
  send: "CreatorSend",
  settings: "CreatorSettings",
} as const;

export class AppMaking implements Making {
  readonly #actor: Actor;
  constructor(actor: Actor) {
    this.#actor = actor;
  }
  get #editor() {
    return this.#actor.owning.editor;
  }

  async seesCardFor(recipient: string): Promise<void> {
    assert.equal(this.#editor.loaded, "ready");
    assert.equal(this.#actor.owning.card.recipient_first_name, recipient);
    assert.equal(this.#actor.place, paths.edit(this.#editor.id));
  }
  async reload(): Promise<void> {
    const { id } = this.#editor;
    await this.#actor.openTab(paths.edit(id));
    await this.#actor.owning.open(id);
  }
  comeBack(): Promise<void> {
    return this.reload();
  }
  returnToCard(): Promise<void> {
    return this.reload();
  }

  async stock(all: readonly string[]): Promise<void> {
    for (const words of all) await this.writeText(words);
  }
  writeText(words: string): Promise<void> {
    return this.#actor.writing.write(words);
  }
  async tryText(words: string): Promise<string> {
    await this.#actor.writing.make("text", { description: words });
    return this.#refused();
  }
  async tryNoPhoto(): Promise<string> {
    await this.#actor.writing.make("photos", { title: "Nothing yet" });
    return this.#refused();
  }
  async addPhotos(title: string, files: readonly string[]): Promise<void> {
    const { writing } = this.#actor;
    await writing.open();
    const { builder } = writing;
    builder.choose("photos");
    builder.addFiles(await Promise.all(files.map(photoFile)));
    for (let tries = 0; builder.uploads.isUnderWay && tries < 60; tries++) await this.#wait();
    assert.equal(
      builder.media.list.length,
      files.length,
      inEnglish(builder.uploads.list[0]?.error) ?? "",
    );
    writing.fill({ title });
    await writing.send();
  }
  changeText(from: string, to: string): Promise<void> {
    return this.#actor.writing.change(from, to);
  }
  async remove(words: string): Promise<void> {
    this.#actor.owning.remove(words);
  }
  async undo(): Promise<void> {
    this.#editor.undoRemove();
    await this.#actor.assembly.pass(undoFor + 1000);
    await this.#actor.owning.read();
  }
  move(words: string, place: number): Promise<void> {
    return this.#actor.owning.move(words, place);
  }
  async seesMessages(words: readonly string[]): Promise<void> {
    const seen = this.#editor.messages.map((s) => s.description ?? s.title);
    assert.deepEqual(seen, words);
  }
  async look(words: string): Promise<void> {
    const slide = this.#actor.writing.slideSaying(words);
    this.#actor.tab.navigator.go(withModal(paths.edit(this.#editor.id), "slide", { id: slide.id }));
    assert.equal(this.#actor.modalParams.id, slide.id);
  }
  async preview(): Promise<void> {
    const { app, owning } = this.#actor;
    const view = app.recipient(owning.card.tokens.recipient ?? "", true);
    await this.#actor.does(view.open());
    assert.equal(view.loaded, "ready");
    assert.equal(view.story?.slides.length, owning.slides.length);
    view.close();
  }
  async seesKept(kind: "cover" | "credits"): Promise<void> {
    const type = kind === "cover" ? "title" : "credits";
    const slide = this.#actor.writing.slideOf(type);
    assert.equal(this.#editor.canRemove(slide), false);
    const answer = await this.#actor.does(
      this.#actor.api("deleteSlide", { path: { id: slide.id } }),
    );
    assert.equal(answer.ok, false);
  }
  async seesPaywall(tiers: readonly string[]): Promise<void> {
    assert.equal(this.#editor.mayAdd(), false);
    const named = this.#actor.app.shell.products.map((p) =>
      p.amount === 0 ? p.label : `${p.label} ${formatMoney(p.amount, p.currency_symbol)}`,
    );
    assert.deepEqual(named, tiers);
  }

  async goOn(to: keyof typeof scenarios): Promise<void> {
    const { session } = this.#actor.app;
    const { navigator } = this.#actor.tab;
    if (session.isSignedIn) {
      navigator.go(
        to === "save"
          ? session.modals.bring(withModal(paths.edit(this.#editor.id), "card-saved"))
          : paths[to](this.#editor.id),
      );
      return;
    }
    session.anonymous.remember({ authScenario: scenarios[to], storyId: this.#editor.id });
    navigator.go(withModal(navigator.path, "auth"));
  }
  async seesPlace(place: "saved" | "group" | "send" | "settings"): Promise<void> {
    const { id } = this.#actor.cast.card;
    assert.equal(this.#actor.place, place === "saved" ? paths.edit(id) : paths[place](id));
    assert.equal(this.#actor.modal, place === "saved" ? "card-saved" : null);
    await this.#actor.owning.open(id); // what a page does that has just been come to
    assert.equal(this.#editor.loaded, "ready");
  }

  #refused(): string {
    const { words } = this.#actor.writing;
    const said = inEnglish(words.find((line) => line !== null)) ?? "";
    void this.#actor.writing.discard();
    return said;
  }
  async #wait(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.#actor.assembly.pass(500);
  }
}
