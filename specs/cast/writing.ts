import type { OwnerWriting, SlideBuilder } from "#core/app/index.ts";
import type { Slide, SlideContent, SlideType } from "#core/domain/slide/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { Acting } from "./acting.ts";

/** Writing a message in the builder, in one's own card or through the group's link. */
export class Writing {
  readonly #actor: Acting;
  #builder: SlideBuilder | null = null;
  #own: OwnerWriting | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get builder(): SlideBuilder {
    if (this.#builder === null) throw new Error(`${this.#actor.name} has no builder open`);
    return this.#builder;
  }
  get words(): readonly (Words | null)[] {
    if (this.#builder === null) return [];
    const { error, errors, watch, confirmLeaving } = this.#builder;
    return [
      error,
      ...errors.map(({ message }) => message),
      watch.state === "deleted" ? builderWords.deleted : null,
      watch.state === "newer" ? builderWords.newer : null,
      confirmLeaving === "upload" ? builderWords.uploadLost : null,
    ];
  }
  /** The slides in front of this person. */
  get slides(): readonly Slide[] {
    const { contributing, owning } = this.#actor;
    return contributing.isOpen ? (contributing.page.story?.slides ?? []) : owning.slides;
  }
  slideSaying(words: string): Slide {
    const slide = this.slides.find((s) => [s.description, s.title].includes(words));
    if (!slide) throw new Error(`${this.#actor.name} sees no message saying "${words}"`);
    return slide;
  }
  slideOf(type: SlideType): Slide {
    const slide = this.slides.find((s) => s.type === type);
    if (!slide) throw new Error(`${this.#actor.name} sees no ${type} slide`);
    return slide;
  }

  async open(options: { slide?: Slide; slideType?: string } = {}): Promise<void> {
    const { contributing, owning, app } = this.#actor;
    if (contributing.isOpen) {
      this.#builder = await this.#actor.does(contributing.page.write(options));
      return;
    }
    this.#own = app.ownerWriting(owning.editor);
    this.#builder = await this.#actor.does(this.#own.write(options));
  }
  fill(fields: Partial<SlideContent>): void {
    this.builder.write(fields);
  }
  async send(): Promise<void> {
    const { contributing, owning } = this.#actor;
    if (contributing.isOpen) return this.#actor.does(contributing.page.submit());
    const result = await this.#actor.does(this.#own?.submit() ?? Promise.resolve("refused"));
    if (result === "added" || result === "changed") await owning.read();
  }
  /** A whole message of a kind, with whatever it needs in these fields. */
  async make(type: SlideType, fields: Partial<SlideContent>): Promise<void> {
    await this.open();
    this.builder.choose(type);
    this.fill(fields);
    await this.send();
  }
  write(words: string, from = this.#actor.name): Promise<void> {
    return this.make("text", { description: words, subtitle: from });
  }
  /** Opens the builder on a message and types other words. */
  async reword(from: string, to: string): Promise<void> {
    await this.open({ slide: this.slideSaying(from) });
    this.fill({ description: to });
  }
  async change(from: string, to: string): Promise<void> {
    await this.reword(from, to);
    await this.send();
  }
  discard(): Promise<void> {
    return this.#actor.does(this.builder.discard());
  }
  reload(): Promise<void> {
    return this.#actor.does(this.builder.reload());
  }
}
