import * as z from "zod/mini";
import { type Greeting, greetingOf } from "#core/domain/story/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { GreetingForm } from "./greeting.ts";
import { KeptGreeting } from "./kept.ts";

const Kept = z.object({ greeting: KeptGreeting });

/** What is kept of a card's greeting while it is being written. */
export const greetingKeeper = (ports: AppPorts, session: Session, storyId: string) =>
  new Keeper(ports, session, `${storyId}:greeting`, Kept);

/** A greeting without blanks round it. */
export const trimmed = ({ greeting_to, greeting_message, greeting_from }: Greeting): Greeting => ({
  greeting_to: greeting_to.trim(),
  greeting_message: greeting_message.trim(),
  greeting_from: greeting_from.trim(),
});

/** Writing the greeting of a card there is (ROUTE-54, STORY-18). */
export class CardGreeting {
  readonly form: GreetingForm;
  readonly editor: CardEditor;
  busy = false;
  error: Message | null = null;

  readonly #session: Session;
  readonly #saving = new Once<boolean>((saved) => saved);
  readonly #keeper: ReturnType<typeof greetingKeeper>;

  /** @param editor the card, loaded */
  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    if (editor.story === null) throw new Error("The card is not there yet");
    this.#session = session;
    this.editor = editor;
    this.#keeper = greetingKeeper(ports, session, editor.id);
    this.form = ports.observe(
      new GreetingForm(greetingOf(editor.story), () => {
        this.error = null;
        this.#saving.renew();
        if (this.form.hasChanged) void this.#keeper.keep({ greeting: this.form.greeting });
        else void this.#keeper.forget();
      }),
    );
  }

  get hasChanged(): boolean {
    return this.form.hasChanged;
  }

  /** Goes on with what was being written when the page was left without a word. */
  async open(): Promise<void> {
    const kept = await this.#keeper.read();
    if (kept !== null && !this.form.hasChanged) this.form.restore(kept.greeting);
  }

  save(): Promise<boolean> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<boolean> {
    if (!this.form.check()) return false;
    this.busy = true;
    this.error = null;
    const { editor, form } = this;
    const greeting = trimmed(form.greeting);
    const answer = await this.#session.api("changeStory", {
      path: { id: editor.id },
      body: greeting,
    });
    this.busy = false;
    if (!answer.ok) {
      form.errors = answer.refusal.errors;
      this.error = wordsOf(answer.refusal);
      return false;
    }
    editor.story = answer.value.story;
    editor.markChanged();
    form.settle(greeting);
    await this.#keeper.forget();
    return true;
  }

  /** Leaves without saving, because the person said so. */
  async discard(): Promise<void> {
    this.form.discard();
    this.error = null;
    await this.#keeper.forget();
  }
}
