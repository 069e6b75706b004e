import * as z from "zod/mini";
import { builderWords } from "#core/domain/words/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { CoverDesign } from "./design.ts";
import { KeptLook } from "./kept.ts";
import { lookOf } from "./look.ts";
import { contentOf } from "./written.ts";

const Kept = z.object({ look: KeptLook, version: z.number() });

/** What is kept of a card's cover while it is being changed. */
export const coverKeeper = (ports: AppPorts, session: Session, storyId: string) =>
  new Keeper(ports, session, `${storyId}:cover`, Kept);

/** Changing the cover of a card there is (ROUTE-53). */
export class CardCover {
  readonly design: CoverDesign;
  readonly editor: CardEditor;
  busy = false;
  error: Message | null = null;
  /** The cover was changed elsewhere meanwhile: it has to be read again first. */
  isStale = false;

  readonly #session: Session;
  readonly #saving = new Once<boolean>((saved) => saved);
  readonly #keeper: ReturnType<typeof coverKeeper>;
  /** Of the slide this work started from. */
  #version: number;

  /** @param editor the card, loaded */
  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    this.#session = session;
    this.editor = editor;
    const { cover } = editor;
    if (cover === null) throw new Error("This card has no cover");
    this.#version = cover.version;
    this.#keeper = coverKeeper(ports, session, editor.id);
    this.design = ports.observe(
      new CoverDesign(ports, session, lookOf(cover), editor.id, () => this.#keep()),
    );
  }

  get recipientName(): string {
    return this.editor.story?.recipient_first_name ?? "";
  }
  /** Leaving would lose something (OPEN-46). */
  get hasChanged(): boolean {
    return this.design.hasChanged;
  }

  /** Goes on with what was being made when the page was left without a word. */
  async open(): Promise<void> {
    const kept = await this.#keeper.read();
    if (kept === null || this.design.hasChanged) return;
    this.#version = kept.version;
    this.design.restore(kept.look);
  }

  /** Saves the cover; its picture is then made again by whoever sees that it is missing (THUMB-04). */
  save(): Promise<boolean> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<boolean> {
    const { design, editor } = this;
    if (editor.cover === null) return false;
    this.error = design.isUploading ? builderWords.stillUploading : null;
    if (this.error !== null || !design.ready()) return false;
    this.busy = true;
    const look = { ...design.look, title: design.look.title.trim() };
    const answer = await this.#session.api("changeSlide", {
      path: { id: editor.cover.id },
      body: { ...contentOf(look, editor.cover), version: this.#version },
    });
    if (!answer.ok) {
      this.busy = false;
      design.errors = answer.refusal.errors;
      this.error = wordsOf(answer.refusal);
      this.isStale = answer.refusal.code === "stale";
      return false;
    }
    await this.#keeper.forget();
    const { slide } = answer.value;
    this.#version = slide.version;
    editor.take(slide);
    editor.markChanged();
    // the card is called what its cover says
    if (look.title !== "" && look.title !== editor.story?.title)
      await editor.save({ title: look.title }, { force: true });
    design.settle(lookOf(slide));
    this.busy = false;
    return true;
  }

  /** Takes over the newer cover; what was made here goes. */
  async reload(): Promise<void> {
    this.#saving.renew();
    await this.editor.read();
    const { cover } = this.editor;
    if (cover === null) return;
    this.isStale = false;
    this.error = null;
    this.#version = cover.version;
    this.design.discard();
    this.design.settle(lookOf(cover));
    await this.#keeper.forget();
  }
  /** Leaves without saving, because the person said so. */
  async discard(): Promise<void> {
    this.design.discard();
    this.error = null;
    await this.#keeper.forget();
  }

  #keep(): void {
    this.error = null;
    this.#saving.renew();
    if (this.design.hasChanged)
      void this.#keeper.keep({ look: this.design.look, version: this.#version });
    else void this.#keeper.forget();
  }
}
