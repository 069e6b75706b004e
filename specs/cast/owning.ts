import type { CardEditor, Home, Send, ThankYou } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Occasion, type Story, storyStatus } from "#core/domain/story/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Acting } from "./acting.ts";

type Details = NonNullable<InputOf<"changeStory">["body"]>;

/** Making a card, changing it and sending it. */
export class Owning {
  readonly #actor: Acting;
  #editor: CardEditor | null = null;
  #sending: Send | null = null;
  #home: Home | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get editor(): CardEditor {
    if (this.#editor === null) throw new Error(`${this.#actor.name} has no card open`);
    return this.#editor;
  }
  /** The card as the editor shows it. */
  get card(): Story {
    if (this.editor.story === null) throw new Error(`${this.#actor.name} sees no card`);
    return this.editor.story;
  }
  get slides(): readonly Slide[] {
    return this.editor.slides;
  }
  get messages(): readonly Slide[] {
    return this.slides.filter(isMessage);
  }
  get status(): string {
    return storyStatus(this.card);
  }
  get words(): readonly (Words | null)[] {
    return [
      this.#editor?.error ?? null,
      this.#sending?.error ?? null,
      ...Object.values(this.#sending?.fieldErrors ?? {}),
    ];
  }

  async start(recipient: string, occasion: Occasion = "birthday"): Promise<void> {
    const shop = this.#actor.app.shop(occasion);
    shop.recipientFirstName = recipient;
    const id = await this.#actor.does(shop.start());
    if (id === null)
      throw new Error(`${this.#actor.name} could not start a card: ${inEnglish(shop.error)}`);
    await this.open(id);
    const { tokens } = this.card;
    this.#actor.cast.card = {
      id,
      owner: this.#actor.name,
      recipient,
      groupToken: tokens.group ?? "",
      recipientToken: tokens.recipient ?? "",
    };
  }
  async open(id = this.#actor.cast.card.id): Promise<void> {
    this.close();
    const editor = this.#actor.app.editor(id);
    this.#editor = editor;
    this.#actor.contributing.close();
    this.#actor.tab.navigator.go(paths.edit(id));
    await this.#actor.does(editor.open());
  }
  close(): void {
    this.#editor?.close();
    this.#editor = null;
    this.#sending = null;
  }
  read(): Promise<void> {
    return this.#actor.does(this.editor.read());
  }
  save(details: Details): Promise<boolean> {
    return this.#actor.does(this.editor.save(details));
  }
  async move(words: string, to: number): Promise<void> {
    await this.#actor.does(this.editor.move(this.#actor.writing.slideSaying(words).id, to - 1));
  }
  remove(words: string): void {
    this.editor.remove(this.#actor.writing.slideSaying(words).id);
  }
  deleteCard(): Promise<boolean> {
    return this.#actor.does(this.editor.deleteCard());
  }
  /** What one is asked to sign in for, with what one was about to do. */
  isAskedFor(scenario: NonNullable<Acting["app"]["session"]["anonymous"]["data"]["authScenario"]>) {
    this.#actor.app.session.anonymous.remember({ authScenario: scenario });
  }

  /** The page on which the card is sent. */
  get sending(): Send {
    this.#sending ??= this.#actor.app.send(this.editor);
    return this.#sending;
  }
  /** The page on which the thank-you is read. */
  get thankYou(): ThankYou {
    return this.#actor.app.thankYou(this.editor);
  }
  async sendTo(email: string, message = ""): Promise<void> {
    // once more, where it is on its way already
    if (this.sending.done === "sent") this.sending.again();
    this.sending.type("recipientEmail", email);
    this.sending.type("message", message);
    await this.#actor.does(this.sending.sendByEmail());
  }

  async openHome(): Promise<Home> {
    const home = this.#actor.app.home();
    this.#home = home;
    await this.#actor.does(home.open());
    return home;
  }
  get home(): Home {
    if (this.#home === null) throw new Error(`${this.#actor.name} is not at home`);
    return this.#home;
  }
}
